/** A change of a watched vehicle that its shopper is notified of. */
export type WatchChange =
  | { readonly kind: 'price drop'; readonly from: number; readonly to: number }
  | { readonly kind: 'sold' }
  | { readonly kind: 'back in stock' }

/** A vehicle as it is, or as it was at the last look. */
export interface WatchedState {
  /** The advertised price in dollars; null without one. */
  readonly price: number | null
  readonly status: string | null
}

const isForSale = ({ status }: WatchedState) => status === 'in_stock' || status === 'coming_soon'

/**
 * What changed for the shopper; null if they are not notified. `above` is the website's threshold for prices that
 * are shown (PRICE-06); null for a website that hides prices (PRICE-09).
 */
export function watchChange(
  before: WatchedState,
  now: WatchedState,
  above: number | null,
): WatchChange | null {
  if (!isForSale(now)) return isForSale(before) ? { kind: 'sold' } : null
  if (!isForSale(before)) return { kind: 'back in stock' }
  const [from, to] = [before.price, now.price]
  if (above === null || from === null || to === null || to <= above) return null
  return to < from ? { kind: 'price drop', from, to } : null
}
