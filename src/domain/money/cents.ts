/** Whole Australian cents: money that changes hands. */
export type Cents = number & { readonly __unit: 'AUD cents' }

/** Throws a `RangeError` for fractions, negative amounts and what a card cannot be charged. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in cents: ${value}`)
  return value as Cents
}

const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** `$200.00` */
export const formatCents = (value: number): string => format.format(value / 100)

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/

/** The cents of `$1,234.50`, as people type it. Null for anything else. */
export function parseCents(text: string): Cents | null {
  const [, whole = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? []
  if (whole === '') return null
  return cents(Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0')))
}
