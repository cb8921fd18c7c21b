export interface ReviewSettings {
  readonly 'reviews.minimumRating': number
  readonly 'reviews.hidden': boolean
}

/** Strictly above the site's minimum, and not on a site that hides reviews (decision 30). */
export function showsRating(rating: number, settings: ReviewSettings): boolean {
  return !settings['reviews.hidden'] && rating > settings['reviews.minimumRating']
}
