import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { gateOfForm } from '@/domain/shoppers/gates'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { DRAFT_COOKIE } from '@/server/leads/drafts'
import { openForm } from '@/server/leads/open-form'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { FormPage } from '@/ui/forms/FormPage'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; key: string }>
  searchParams: Promise<PageQuery>
}

const addressOf = (key: string) => `/forms/${encodeURIComponent(decodeSegment(key))}`

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host, key } = await params
  const carId = pageParameters(await searchParams).get('car_id') ?? ''
  const query = carId === '' ? '' : `?${new URLSearchParams({ car_id: carId })}`
  const ctx = await openSite(host, addressOf(key) + query)
  const draftToken = (await cookies()).get(DRAFT_COOKIE)?.value ?? null
  const opened = ctx && (await openForm(ctx, { key: decodeSegment(key), carId, draftToken }, new Date()))
  const gate = opened && gateOfForm(opened.form.purpose)
  // Who sent the form from an open page may correct it.
  if (gate && !opened.draft)
    await gatePage(ctx, gate, { headers: await headers(), address: addressOf(key) + query })
  return opened && { ctx, ...opened }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    return {
      title: opened ? `${opened.form.name} | ${opened.ctx.name}` : 'Page not found',
      robots: 'noindex',
    }
  },
)

/**
 * A form on a page of its own: where a form that was sent without JavaScript is shown again, filled and with its problems. Only the browser
 * that sent it can open what was typed.
 */
async function FormRoute({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { draft, ...shown } = opened
  const returned = draft && { values: draft.values, problems: draft.problems }
  return (
    <FormPage
      form={shown.form}
      vehicle={shown.vehicle}
      slots={shown.slots}
      returned={returned ?? undefined}
      before={draft}
    />
  )
}

export default withUnavailablePage(FormRoute, ({ key }: { key: string }) => addressOf(key))
