import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { formatDollars } from '@/domain/money/money'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { checkoutForm } from '@/domain/reservations/checkout-form'
import { checkoutPath } from '@/domain/reservations/checkout-path'
import { reserveTerms } from '@/domain/stock/vehicle-page/vehicle-actions'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { vehicleWord } from '@/domain/vehicle/vehicle-kind'
import { CHECKOUT_DRAFT } from '@/server/checkout/answer-start'
import { depositText, newRequestKey, openCheckout } from '@/server/checkout/view-start'
import { readDraft } from '@/server/leads/drafts'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { ClosedView } from '@/ui/checkout/ClosedView'
import { StartView } from '@/ui/checkout/StartView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; slug: string }>
  searchParams: Promise<PageQuery>
}

const TAKEN =
  'Somebody else is reserving this vehicle right now. If they do not pay, it is free again within 15 minutes.'

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
      deposit={depositText(depositCents)}
      terms={reserveTerms(
        settings['checkout.reserveAmountText'],
        vehicleWord(vehicle, settings).toLowerCase(),
      )}
      requestKey={newRequestKey()}
      returned={token ? await readDraft(ctx, checkoutForm.key, token) : null}
    />
  )
}

/** The first page of a reservation, for one of the two paths that a website can choose (ROUTE-18). */
export function checkoutPageAt(pattern: Pattern) {
  const pathOf = ({ slug }: { slug: string }) => checkoutPath(pattern, decodeSegment(slug))
  return {
    metadata: withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
      const ctx = await resolveTenant((await params).host)
      return { title: ctx ? `Reserve Online | ${ctx.name}` : 'Page not found', robots: 'noindex' }
    }),
    Page: withUnavailablePage(
      ({ params, searchParams }: Props) => CheckoutStart({ params, searchParams, pattern }),
      pathOf,
    ),
  }
}
