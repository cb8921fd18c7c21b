import type { Metadata } from 'next'
import { cache } from 'react'
import { PRINT, printPath } from '@/domain/print/print-path'
import { headerBackground } from '@/domain/theme/header-background'
import { logoFor } from '@/domain/theme/logos'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getPrintSheet } from '@/server/print/get-print-sheet'
import { qrPath } from '@/server/print/qr-path'
import { openSite } from '@/server/tenants/open-site'
import { PrintView } from '@/ui/print/PrintView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'
import './alone.css'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. Null if the website does not have the vehicle. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host } = await params
  const name = pageParameters(await searchParams).get('car_id') ?? ''
  const ctx = await openSite(host, name ? printPath({ slug: name }) : PRINT)
  const printed = ctx && (await getPrintSheet(ctx, name, decodeSegment(host)))
  return printed && { ctx, ...printed }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    return {
      title: opened ? `${opened.vehicle.name} | ${opened.ctx.name}` : 'Page not found',
      robots: 'noindex',
    }
  },
)

/** A vehicle on one sheet of A4, by its slug or id (ROUTE-25, decision 35). */
async function PrintPage({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, vehicle, sheet } = opened
  return (
    <PrintView
      vehicle={vehicle}
      sheet={sheet}
      dealer={ctx.name}
      logo={logoFor(ctx.logos, headerBackground(ctx.template, ctx.theme.headerStyle), ctx.theme)}
      qr={qrPath(sheet.address)}
      cdn={ctx.settings['integrations.imageCdnBase']}
    />
  )
}

export default withUnavailablePage(PrintPage, () => PRINT)
