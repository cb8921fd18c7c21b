import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { openStep } from '@/server/checkout/view-step'
import { openSite } from '@/server/tenants/open-site'
import { visitedOrigin } from '@/server/tenants/visited-origin'
import { StepView } from '@/ui/checkout/StepView'
import { MissingPage } from '../../missing-page'
import { unlistedMetadata } from '../../unlisted-metadata'
import { withUnavailablePage } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<PageQuery>
}

const addressOf = (token: string) => `/checkout/${encodeURIComponent(decodeSegment(token))}`

export const generateMetadata = unlistedMetadata('Your reservation', { isSecret: true })

/** A reservation's own page: its payment, its confirmation and its refund (CHK-01…04). The links in its mails open it. */
async function CheckoutStepPage({ params, searchParams }: Props) {
  const { host, token: segment } = await params
  const token = decodeSegment(segment)
  const ctx = await openSite(host, addressOf(segment))
  const step = ctx && (await openStep(ctx, token, new Date()))
  if (!ctx || !step) return <MissingPage host={host} />
  const { payment, stripe } = step
  const { reservation } = payment
  return (
    <StepView
      token={token}
      vehicle={reservation && { name: reservation.vehicleName, path: `/cars/${reservation.vehicleSlug}` }}
      invoiceNumber={payment.invoiceNumber}
      amount={step.amount}
      refunded={step.refunded}
      reference={payment.publicId}
      state={step.state}
      failed={pageParameters(await searchParams).get('failed')}
      endsAt={step.endsAt}
      failure={payment.failure}
      isSandbox={payment.provider === 'sandbox'}
      stripe={
        stripe && { ...stripe, returnUrl: visitedOrigin(ctx, decodeSegment(host)) + addressOf(segment) }
      }
      canRefund={step.canRefund}
      isVehicleGone={reservation?.isVehicleGone ?? false}
    />
  )
}

export default withUnavailablePage(CheckoutStepPage, ({ token }: { token: string }) => addressOf(token))
