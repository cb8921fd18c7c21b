import { type Dollars, dollars } from '@/domain/money/money'

/** ENT-14. */
export interface PriceGauge {
  /** 0 to 1. */
  readonly fill: number
  readonly listing_price: Dollars
  readonly market_range_min: Dollars
  readonly market_range_max: Dollars
  /** The specification sets no bounds. */
  readonly confidence: number
  readonly description: string | null
}

/** Dollars. A higher amount is an error of the service. */
const MAX_DOLLARS = 10_000_000

/** Characters. A longer description would shift the layout. */
const MAX_DESCRIPTION = 200

/**
 * Parses the response of the gauge service. Returns null, which hides the gauge, if a required field is missing or is
 * no number within its bounds (amounts up to 10,000,000); 0 is a valid number (decision 23). A description is truncated
 * to 200 characters.
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
  return found !== null && found >= 0 && found <= MAX_DOLLARS ? dollars(found) : null
}

function share(value: unknown): number | null {
  const found = finite(value)
  return found !== null && found >= 0 && found <= 1 ? found : null
}

function text(value: unknown): string | null {
  const found = typeof value === 'string' ? [...value.trim()] : []
  if (found.length > MAX_DESCRIPTION) return `${found.slice(0, MAX_DESCRIPTION - 1).join('')}…`
  return found.length > 0 ? found.join('') : null
}
