/** Whole Australian dollars, as feeds, URLs and advertised prices carry them. */
export type Dollars = number & { readonly __unit: 'AUD' }

/** Marks a number as whole dollars. Throws a `RangeError` for anything that is not a finite number. */
export function dollars(value: number): Dollars {
  if (!Number.isFinite(value)) throw new RangeError(`not an amount of dollars: ${value}`)
  return value as Dollars
}

const wholeDollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

/** `$24,990`: thousands separators and no cents (PRICE-07). */
export function formatDollars(value: Dollars | number): string {
  return wholeDollars.format(value)
}
