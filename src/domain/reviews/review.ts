import type { Picture } from '../content/picture'

/** A customer's review with the dealer's reply (BLOG-04). */
export interface Review {
  readonly id: number
  readonly customerName: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  readonly picture: Picture | null
  /** ISO 8601; the day on which it was written. */
  readonly reviewDate: string
  /** `date` is ISO 8601. */
  readonly reply: { readonly text: string; readonly date: string | null } | null
  readonly source: string
  readonly locationId: number | null
}

/** `average` has one decimal (BLOG-05). */
export interface ReviewSummary {
  readonly count: number
  readonly average: number
}

/** Null without reviews: an average of nothing is no rating. */
export function summariseReviews(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { count: reviews.length, average: Math.round((sum / reviews.length) * 10) / 10 }
}

/**
 * The reviews that fill the slots: the newest, whatever their stars (LOC-16, decision 31). To pick only the good ones would mislead
 * shoppers.
 */
export function newestReviews<One extends Pick<Review, 'reviewDate' | 'id'>>(
  reviews: readonly One[],
  fullQuantity: number,
): One[] {
  return reviews
    .toSorted((one, other) => Date.parse(other.reviewDate) - Date.parse(one.reviewDate) || other.id - one.id)
    .slice(0, fullQuantity)
}
