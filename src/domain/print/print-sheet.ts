import type { Licence } from '@/domain/content/site-chrome'
import type { SmallPrint } from '@/domain/finance/offer/small-print'
import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import { formatPercent, formatYears } from '@/domain/finance/repayments/format-figures'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import { formatDollars } from '@/domain/money/money'
import { financeLead } from '@/domain/pricing/finance-lead'
import type { PriceDisplay } from '@/domain/pricing/price-display'
import { vehiclePhotos } from '@/domain/vehicle/photos/photos'
import { isForSale } from '@/domain/vehicle/sale/sold'
import { keySpecs } from '@/domain/vehicle/specs/key-specs'
import type { LeadSpecs } from '@/domain/vehicle/specs/lead-specs'
import { leadSpecs } from '@/domain/vehicle/specs/lead-specs'
import { subtitleOf } from '@/domain/vehicle/subtitle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { Detail } from '@/domain/vehicle/vehicle-details'

export interface SheetPrice {
  readonly amount: string
  readonly before: string | null
  /** Such as `Drive Away`. */
  readonly note: string | null
}

export interface SheetWeekly {
  /** Set if the price is weekly too. */
  readonly lead: string | null
  readonly amount: string
  readonly rate: string
  /** The lender's warning and disclaimer. */
  readonly words: string
}

export interface PrintSheet {
  readonly name: string
  readonly subtitle: string | null
  /** Null if the vehicle can be bought now. */
  readonly standing: 'Sold' | 'Reserved' | 'Coming soon' | null
  readonly price: SheetPrice | null
  readonly weekly: SheetWeekly | null
  /** In large figures, six at most. */
  readonly lead: readonly Detail[]
  /** Eighteen at most, identifying ones first, without those in large figures. */
  readonly specs: readonly Detail[]
  /** Eighteen at most. */
  readonly features: readonly string[]
  readonly photo: string | null
  readonly seller: string
  readonly place: string | null
  /** Never masked on paper. Null for a sold vehicle, as on its page. */
  readonly phone: string | null
  readonly licences: readonly string[]
  /** Also in the QR code. */
  readonly address: string
  /** `As advertised on 5 Nov 2026.`, with the date at the vehicle's location. */
  readonly asOf: string
}

interface Given {
  readonly vehicle: Vehicle
  /** None if the site hides prices (PRICE-09). */
  readonly price: PriceDisplay | null
  readonly weekly: WeeklyQuote | null
  readonly smallPrint: SmallPrint | null
  readonly leadWith: LeadSpecs
  readonly phone: string | null
  readonly licences: readonly Licence[]
  readonly address: string
  readonly now: Date
}

/** More would not fit on one sheet. */
const MAX_SPECS = 18
const MAX_FEATURES = 18
/** Characters. */
const MAX_WORDS = 2400

/** Shown even when space is short: readers need them to find the vehicle in a yard. */
const FOUND_BY: readonly string[] = ['stocknum', 'colour']

/** Shows prices and repayments only as the website does (ROUTE-25, SHARE-08, SHARE-11). */
export function printSheet({
  vehicle,
  price,
  weekly,
  smallPrint,
  phone,
  licences,
  address,
  now,
  leadWith,
}: Given): PrintSheet {
  const lead = leadSpecs(vehicle, leadWith)
  const standing = standingOf(vehicle)
  return {
    name: vehicle.name,
    subtitle: subtitleOf(vehicle),
    standing,
    price: price && priceOf(price),
    weekly: weekly && smallPrint && weeklyOf(weekly, smallPrint, price),
    lead,
    specs: otherSpecs(vehicle, lead),
    features: [...new Set(vehicle.filtered_features)].slice(0, MAX_FEATURES),
    photo: vehiclePhotos(vehicle)[0] ?? null,
    seller: vehicle.dealership_name,
    place: placeOf(vehicle),
    phone: standing === 'Sold' ? null : phone,
    licences: licencesOf(vehicle, licences),
    address,
    asOf: `As advertised on ${dayOf(now, vehicle)}.`,
  }
}

function standingOf(vehicle: Vehicle): PrintSheet['standing'] {
  if (!isForSale(vehicle)) return 'Sold'
  if (vehicle.reserved) return 'Reserved'
  return vehicle.status === 'coming_soon' ? 'Coming soon' : null
}

function dayOf(now: Date, { state }: Vehicle): string {
  const timeZone = locationTimeZone({ zone: null, state })
  return now.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
}

/** A location's name often ends with its city, which is then not repeated. */
function placeOf({ location_name: location, city, state }: Vehicle): string | null {
  const isNamed = city && location?.toLowerCase().endsWith(city.toLowerCase())
  return [location, isNamed ? null : city, state].filter(Boolean).join(', ') || null
}

function priceOf(price: PriceDisplay): SheetPrice {
  if (price.kind === 'text') return { amount: price.text, before: null, note: null }
  const amount = formatDollars(price.amount)
  if (price.kind === 'subscription') return { amount, before: null, note: 'per week subscription' }
  return {
    amount,
    before: price.before === null ? null : formatDollars(price.before),
    note: price.priceType,
  }
}

/** Null if the lender's words leave no room for the rest: they may not be truncated or moved elsewhere (FIN-51). */
function weeklyOf(
  { weekly, comparisonRate, termYears }: WeeklyQuote,
  { warning, disclaimer }: SmallPrint,
  price: PriceDisplay | null,
): SheetWeekly | null {
  const words = `${warning} ${disclaimer}`.replace(/\s+/g, ' ').trim()
  if (words.length > MAX_WORDS) return null
  return {
    lead: financeLead(price),
    amount: `${formatDollars(weekly)} per week${termYears ? ` over ${formatYears(termYears)}` : ''}`,
    rate: `${formatPercent(comparisonRate)} p.a. comparison rate*`,
    words,
  }
}

function otherSpecs(vehicle: Vehicle, lead: readonly Detail[]): readonly Detail[] {
  const isInLead = ({ key, text }: Detail) => lead.some((shown) => shown.key === key && shown.text === text)
  const specs = keySpecs(vehicle).filter((spec) => !isInLead(spec))
  const first = FOUND_BY.flatMap((key) => specs.find((spec) => spec.key === key) ?? [])
  return [...first, ...specs.filter((spec) => !first.includes(spec))].slice(0, MAX_SPECS)
}

/** Licences of the vehicle's location, else of its dealership, but never one of another dealership (LOC-23). */
function licencesOf(vehicle: Vehicle, licences: readonly Licence[]): readonly string[] {
  const dealer = licences.filter(({ kind }) => kind === 'dealer')
  const place = vehicle.location_id
  const own = dealer.filter(({ locations }) => place !== null && locations.includes(place))
  const shared = dealer.filter(({ dealerships }) => dealerships.includes(vehicle.dealership_id))
  return (own.length > 0 ? own : shared).map(({ number }) => number)
}
