/** Whole Australian dollars, as in feeds, URLs and advertised prices. */
export type Dollars = number & { readonly __unit: 'AUD' }

/** Throws a `RangeError` for NaN and infinity. */
export function dollars(value: number): Dollars {
  if (!Number.isFinite(value)) throw new RangeError(`not an amount of dollars: ${value}`)
  return value as Dollars
}

const format = (least: number, most: number) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })

const [whole, exact] = [format(0, 0), format(2, 2)]

/**
 * `$24,990`: thousands separators and no cents (PRICE-07). Cents are rounded away, unless the caller asks for them
 * `ifAny` (`$912.25`, `$395`) or `always` (`$42.50`, `$42.00`).
 */
export function formatDollars(
  value: Dollars | number,
  cents: 'never' | 'ifAny' | 'always' = 'never',
): string {
  const hasCents = Math.abs(value - Math.round(value)) >= 0.005
  return (cents === 'always' || (cents === 'ifAny' && hasCents) ? exact : whole).format(value)
}
