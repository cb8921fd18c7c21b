import { formatCount } from '../text/format-count'

/** A rating out of five as it is drawn. */
export interface StarRating {
  /** To one decimal: `4.6`. */
  readonly text: string
  /** Stars filled whole: four at most. */
  readonly full: number
  /** Share of the star after them that is filled, 0 to 1; null when there is none, because the rating is whole. */
  readonly partial: number | null
  /** Stars left empty. The three kinds are five in all. */
  readonly empty: number
}

const STARS = 5
const MOST_FULL = 4

/**
 * How a rating (0 to 5; others are brought within) is drawn: at most four full stars, then a star filled by the rest, which
 * at 5.0 is filled wholly (LOC-15, decision 32).
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

/** A number of reviews in words: `1 review`, `1,234 reviews` (LOC-15). */
export function formatReviewCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`
}
