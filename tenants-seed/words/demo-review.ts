/** A customer's review on a demo website (BLOG-04). */
export interface DemoReview {
  readonly customer: string
  readonly stars: number
  /** Days before the day of planting (decision 54). */
  readonly daysAgo: number
  readonly text: string
  readonly source?: string
  /** The name of one of the website's locations. */
  readonly location?: string
  readonly reply?: { readonly text: string; readonly daysAgo: number }
}
