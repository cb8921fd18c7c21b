import type { PriceDisplay } from './price-display'

/** Separates a subscription from the weekly repayment, because both are weekly amounts. Null for all other prices. */
export function financeLead(price: PriceDisplay | null): string | null {
  return price?.kind === 'subscription' ? 'Or buy it on finance' : null
}
