import { cookies, headers } from 'next/headers'
import { formatDollars } from '@/domain/money/money'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { ownValue } from '@/domain/records/own-value'
import { formatDeposit } from '@/domain/reservations/deposit'
import { firstOpenStep, JOURNEY, journeyAddress } from '@/domain/reservations/journey/journey-path'
import {
  extrasTotal,
  type JourneyStep,
  journeyForm,
  journeyRows,
  stepsOf,
} from '@/domain/reservations/journey/journey-steps'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { CHECKOUT_DRAFT } from '@/server/checkout/form-answers'
import { readJourney } from '@/server/checkout/journey/stored-journey'
import { newRequestKey, openCheckout } from '@/server/checkout/view-start'
import { readDraft } from '@/server/leads/drafts'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { visitedOrigin } from '@/server/tenants/visited-origin'
import { ClosedView } from '@/ui/checkout/ClosedView'
import { JourneySummary } from '@/ui/checkout/JourneySummary'
import { JourneyView } from '@/ui/checkout/JourneyView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Buy online', { isSecret: true })

/** An online purchase, step by step (ROUTE-19, decision 35). */
async function JourneyPage({ params, searchParams }: Props) {
  const { host } = await params
  const query = pageParameters(await searchParams)
  const carId = query.get('car_id') ?? ''
  const given = { token: query.get('journey') ?? null, step: query.get('step') ?? undefined }
  const ctx = await openSite(host, journeyAddress(carId, given))
  const checkout = ctx?.settings['checkout.journey'] ? await openCheckout(ctx, carId) : null
  if (!ctx || !checkout || checkout.kind === 'missing') return <MissingPage host={host} />
  const { vehicle } = checkout
  if (checkout.kind === 'closed') return <ClosedView vehicle={vehicle} reason={checkout.reason} />
  const address = journeyAddress(vehicle.slug, given)
  const shopper = await gatePage(ctx, 'checkout', { headers: await headers(), address })
  const journey = given.token ? await readJourney(ctx, vehicle.id, given.token) : null
  const extras = ctx.settings['checkout.extras']
  const answers = journey?.answers ?? {}
  const steps = stepsOf(extras)
  const open = firstOpenStep(answers, extras)
  const asked = steps.find((step) => step === given.step) ?? null
  // A later step is shown once those before it are answered.
  const step: JourneyStep | null =
    asked && (open === null || steps.indexOf(asked) <= steps.indexOf(open)) ? asked : open
  const settings = vehicleSettings(ctx, vehicle)
  const price = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  const dollars = price?.kind === 'price' ? price.amount : null
  const token = journey?.token ?? null
  const at = (wanted: string) => journeyAddress(vehicle.slug, { token, step: wanted })
  const frame = {
    vehicle: {
      name: vehicle.name,
      path: vehicle.path,
      price: dollars === null ? '' : formatDollars(dollars),
    },
    resumeLink: token && visitedOrigin(ctx, decodeSegment(host)) + journeyAddress(vehicle.slug, { token }),
    steps: steps.map((one) => ({ step: one, href: ownValue(answers, one) ? at(one) : null })),
    current: step,
    sent: {
      car_id: vehicle.slug,
      step: step ?? 'summary',
      key: newRequestKey(),
      ...(token ? { journey: token } : {}),
    },
  }
  if (step === null) {
    const more = extrasTotal(answers, extras)
    return (
      <JourneySummary
        {...frame}
        isTaken={query.has('taken')}
        rows={journeyRows(answers, extras).map(([question, answer, of]) => ({
          question,
          answer,
          href: at(of),
        }))}
        total={dollars === null ? null : formatDollars(dollars + more)}
        deposit={formatDeposit(checkout.depositCents)}
      />
    )
  }
  const form = journeyForm(step, extras)
  const draft = query.has('again') ? (await cookies()).get(CHECKOUT_DRAFT)?.value : undefined
  const known = step === 'contact' && shopper ? { email: shopper.email, phone: shopper.phone ?? '' } : null
  const values = ownValue(answers, step) ?? known
  return (
    <JourneyView
      {...frame}
      form={form}
      returned={
        (draft ? await readDraft(ctx, form.key, draft) : null) ?? (values && { values, problems: [] })
      }
    />
  )
}

export default withUnavailablePage(JourneyPage, () => JOURNEY)
