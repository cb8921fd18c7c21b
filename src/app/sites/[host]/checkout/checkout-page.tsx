import { cookies, headers } from 'next/headers'
import { formatDollars } from '@/domain/money/money'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { checkoutForm } from '@/domain/reservations/checkout-form'
import { checkoutPath } from '@/domain/reservations/checkout-path'
import { formatDeposit } from '@/domain/reservations/deposit'
import { reserveTerms } from '@/domain/stock/vehicle-page/vehicle-actions'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { vehicleWord } from '@/domain/vehicle/vehicle-kind'
import { CHECKOUT_DRAFT } from '@/server/checkout/form-answers'
import { newRequestKey, openCheckout } from '@/server/checkout/view-start'
import { readDraft } from '@/server/leads/drafts'
import { gatePage } from '@/server/shoppers/gate-page'
import type { Shopper } from '@/server/shoppers/shopper'
import { openSite } from '@/server/tenants/open-site'
import { ClosedView } from '@/ui/checkout/ClosedView'
import { StartView } from '@/ui/checkout/StartView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; slug: string }>
  searchParams: Promise<PageQuery>
}

const TAKEN =
  'Somebody else is reserving this vehicle right now. If they do not pay, it is free again within 15 minutes.'

/** What a signed-in shopper need not type. */
const known = (shopper: Shopper | null) =>
  shopper && { values: { email: shopper.email, phone: shopper.phone ?? '' }, problems: [] }

type Pattern = '/cars/{slug}/checkout' | '/cars/{slug}/buy-online'

async function CheckoutStart({ params, searchParams, pattern }: Props & { pattern: Pattern }) {
  const { host, slug } = await params
  const ctx = await openSite(host, checkoutPath(pattern, decodeSegment(slug)))
  const isHere = ctx?.settings['checkout.path'] === pattern
  const checkout = ctx && isHere ? await openCheckout(ctx, decodeSegment(slug)) : null
  if (!ctx || !checkout || checkout.kind === 'missing') return <MissingPage host={host} />
  const query = pageParameters(await searchParams)
  if (checkout.kind === 'closed') return <ClosedView vehicle={checkout.vehicle} reason={checkout.reason} />
  const { vehicle, depositCents } = checkout
  const page = checkoutPath(pattern, vehicle.slug)
  const address = query.has('again') ? `${page}?again=1` : page
  const shopper = await gatePage(ctx, 'checkout', { headers: await headers(), address })
  if (query.has('taken')) return <ClosedView vehicle={vehicle} reason={TAKEN} />
  const token = query.has('again') ? (await cookies()).get(CHECKOUT_DRAFT)?.value : undefined
  const settings = vehicleSettings(ctx, vehicle)
  const price = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  return (
    <StartView
      vehicle={{
        id: vehicle.id,
        name: vehicle.name,
        path: vehicle.path,
        price: price?.kind === 'price' ? formatDollars(price.amount) : '',
      }}
      deposit={formatDeposit(depositCents)}
      terms={reserveTerms(
        settings['checkout.reserveAmountText'],
        vehicleWord(vehicle, settings).toLowerCase(),
      )}
      requestKey={newRequestKey()}
      returned={(token ? await readDraft(ctx, checkoutForm.key, token) : null) ?? known(shopper)}
    />
  )
}

/** The first page of a reservation, for one of the two paths that a website can choose (ROUTE-18). */
export function checkoutPageAt(pattern: Pattern) {
  const pathOf = ({ slug }: { slug: string }) => checkoutPath(pattern, decodeSegment(slug))
  return {
    metadata: unlistedMetadata('Reserve Online'),
    Page: withUnavailablePage(
      ({ params, searchParams }: Props) => CheckoutStart({ params, searchParams, pattern }),
      pathOf,
    ),
  }
}
