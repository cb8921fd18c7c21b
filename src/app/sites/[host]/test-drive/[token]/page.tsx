import type { Metadata } from 'next'
import { testDriveWord } from '@/domain/test-drives/test-drive-word'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { viewBooking } from '@/server/test-drives/manage/view-booking'
import { BookingView } from '@/ui/test-drives/booking/BookingView'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
  const ctx = await resolveTenant((await params).host)
  // The address lets its reader change the booking, so no other site may learn it.
  return {
    title: ctx
      ? `Your ${testDriveWord(ctx.settings['site.vehicleWording'])} | ${ctx.name}`
      : 'Page not found',
    robots: 'noindex',
    referrer: 'same-origin', // 'no-referrer' would also hide the forms' origin
  }
})

/** A booked test drive, which the shopper can move or cancel (TD-04). The links in its mails open it; it needs no JavaScript. */
async function TestDrivePage({ params, searchParams }: Props) {
  const { host, token } = await params
  const name = decodeSegment(token)
  const query = pageParameters(await searchParams)
  const ctx = await openSite(host, `/test-drive/${encodeURIComponent(name)}`)
  const booking = ctx && (await viewBooking(ctx, name, new Date()))
  if (!booking) return <MissingPage host={host} />
  return <BookingView booking={booking} said={query.get('said') ?? ''} isCancelling={query.has('cancel')} />
}

export default withUnavailablePage(TestDrivePage, ({ token }: { token: string }) => `/test-drive/${token}`)
