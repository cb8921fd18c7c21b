/** What an offer says, as its form holds it while it is written. */
export interface WrittenOffer {
  readonly price?: unknown
  readonly rate?: unknown
  readonly comparisonRate?: unknown
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** A price or a rate without terms misleads: the terms say for which vehicles, until when and on what conditions. */
export function termsProblem(terms: unknown, { price, rate }: WrittenOffer): string | null {
  if (isWritten(terms)) return null
  if (isNumber(price))
    return 'An offer with a price needs its terms: for which vehicles, and on what conditions.'
  if (isNumber(rate)) return 'An offer with a rate needs its terms: for whom, and for which loans.'
  return null
}

/** A price needs an end, so that the website stops advertising it. */
export function endProblem(end: unknown, { price }: WrittenOffer): string | null {
  if (isWritten(end) && Number.isNaN(Date.parse(end))) return 'Enter a date and a time.'
  if (end || !isNumber(price)) return null
  return 'An offer with a price needs an end.'
}

/** The National Credit Code requires the warning beside every comparison rate. */
export function warningProblem(warning: unknown, { rate }: WrittenOffer): string | null {
  if (isWritten(warning) || !isNumber(rate)) return null
  return 'A rate needs the warning about its comparison rate.'
}
