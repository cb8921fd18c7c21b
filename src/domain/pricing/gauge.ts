import { type Dollars, dollars } from '@/domain/money/money'

/** What the gauge service says of one vehicle's price against its market (ENT-14). */
export interface PriceGauge {
  /** How far the gauge fills, 0 to 1. */
  readonly fill: number
  readonly listing_price: Dollars
  readonly market_range_min: Dollars
  readonly market_range_max: Dollars
  /** How sure the service is; the specification gives it no bounds. */
  readonly confidence: number
  readonly description: string | null
}

/** More dollars than a vehicle costs: the service is out of its mind. */
const MOST_DOLLARS = 10_000_000

/** More would push the page about: a description is a sentence. */
const MOST_DESCRIPTION = 200

/**
 * Reads the body of a gauge response, which somebody else's service wrote. Null, which hides the gauge, when a required
 * field is missing or is no number within its bounds (amounts up to 10,000,000); 0 is a number like any other (decision 23). A description is cut
 * at 200 characters.
 */
export function parsePriceGauge(body: unknown): PriceGauge | null {
  if (typeof body !== 'object' || body === null) return null
  const given = new Map<string, unknown>(Object.entries(body))
  const fill = share(given.get('fill'))
  const listingPrice = amount(given.get('listing_price'))
  const lowest = amount(given.get('market_range_min'))
  const highest = amount(given.get('market_range_max'))
  const confidence = finite(given.get('confidence'))
  if (fill === null || listingPrice === null || lowest === null || highest === null || confidence === null) {
    return null
  }
  return {
    fill,
    listing_price: listingPrice,
    market_range_min: lowest,
    market_range_max: highest,
    confidence,
    description: text(given.get('description')),
  }
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function amount(value: unknown): Dollars | null {
  const found = finite(value)
  return found !== null && found >= 0 && found <= MOST_DOLLARS ? dollars(found) : null
}

function share(value: unknown): number | null {
  const found = finite(value)
  return found !== null && found >= 0 && found <= 1 ? found : null
}

function text(value: unknown): string | null {
  const found = typeof value === 'string' ? [...value.trim()] : []
  if (found.length > MOST_DESCRIPTION) return `${found.slice(0, MOST_DESCRIPTION - 1).join('')}…`
  return found.length > 0 ? found.join('') : null
}
