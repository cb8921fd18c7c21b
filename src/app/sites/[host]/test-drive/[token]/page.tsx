import type { Metadata } from 'next'
import { cache } from 'react'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { openSite } from '@/server/tenants/open-site'
import { viewBooking } from '@/server/test-drives/manage/view-booking'
import { BookingView } from '@/ui/test-drives/booking/BookingView'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params']) => {
  const { host, token } = await params
  const name = decodeSegment(token)
  const ctx = await openSite(host, `/test-drive/${encodeURIComponent(name)}`)
  const booking = ctx && (await viewBooking(ctx, name, new Date()))
  return booking && { ctx, booking }
})

export const generateMetadata = withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
  const opened = await open(params)
  // The address lets its reader change the booking, so no other site may learn it.
  return {
    title: opened ? `Your ${opened.booking.details.word} | ${opened.ctx.name}` : 'Page not found',
    robots: 'noindex',
    referrer: 'same-origin', // 'no-referrer' would also hide the forms' origin
  }
})

/** A booked test drive, which the shopper can move or cancel (TD-04). The links in its mails open it; it needs no JavaScript. */
async function TestDrivePage({ params, searchParams }: Props) {
  const opened = await open(params)
  if (!opened) return <MissingPage host={(await params).host} />
  const query = pageParameters(await searchParams)
  return (
    <BookingView booking={opened.booking} said={query.get('said') ?? ''} isCancelling={query.has('cancel')} />
  )
}

export default withUnavailablePage(TestDrivePage, ({ token }: { token: string }) => `/test-drive/${token}`)
