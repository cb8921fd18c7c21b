import { formatCount } from '../text/format-count'

export interface StarRating {
  /** `4.6`. */
  readonly text: string
  /** Four at most. */
  readonly full: number
  /** Filled share of the next star, 0 to 1; null if the rating is a whole number below 5. */
  readonly partial: number | null
  /** Full, partial and empty stars add up to five. */
  readonly empty: number
}

const STARS = 5
const MOST_FULL = 4

/**
 * The stars of a rating, which is clamped to 0 to 5: at most four full stars, then a star filled by the remainder,
 * which at 5.0 is filled completely (LOC-15, decision 32).
 */
export function starRating(rating: number): StarRating {
  const tenths = Math.round(Math.min(Math.max(rating, 0), STARS) * 10)
  const full = Math.min(Math.floor(tenths / 10), MOST_FULL)
  const rest = tenths - full * 10
  const partial = rest > 0 ? rest / 10 : null
  return {
    text: (tenths / 10).toFixed(1),
    full,
    partial,
    empty: STARS - full - (partial === null ? 0 : 1),
  }
}

/** `1 review`, `1,234 reviews` (LOC-15). */
export function formatReviewCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`
}

export interface ReviewSettings {
  readonly 'reviews.minimumRating': number
  readonly 'reviews.hidden': boolean
}

/** Strictly above the site's minimum, and not on a site that hides reviews (decision 30). */
export function showsRating(rating: number, settings: ReviewSettings): boolean {
  return !settings['reviews.hidden'] && rating > settings['reviews.minimumRating']
}
