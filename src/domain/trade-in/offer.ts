import { addDays, instantsOf, localTime } from '../locations/hours/local-time'

/** What a trade-in lead is filed under (TRADE-09, MSL-05; decision 85). */
export const tradeInSubcategories = {
  started: '1. Started',
  valued: '2. Valued',
  accepted: '3. Offer Accepted',
} as const

/** Milliseconds since 1970: the end of the day that comes `days` days later, where the dealer is. */
export function validUntil(now: Date, days: number, zone: string): number {
  const date = addDays(localTime(now.getTime(), zone).date, days)
  const [midnight = now.getTime()] = instantsOf({ date: addDays(date, 1), minutes: 0 }, zone)
  return midnight - 1000
}

/** `unvalued`: staff find the value. */
export type OfferState = 'unvalued' | 'open' | 'expired' | 'accepted'

/** Judged when it is read, so that an offer ends on time without a job. */
export function offerState(
  {
    offer,
    validUntil: until,
    acceptedAt,
  }: { readonly offer: number | null; readonly validUntil: Date | null; readonly acceptedAt: Date | null },
  now: Date,
): OfferState {
  if (offer === null) return 'unvalued'
  if (acceptedAt) return 'accepted'
  return until && now <= until ? 'open' : 'expired'
}
