/** A popup of a demo website (PROMO-08). */
export interface DemoPopup {
  readonly title: string
  readonly description: string
  /** One of the website's pictures. */
  readonly picture: string
  readonly button: readonly [text: string, href: string]
  readonly trigger: 'scroll' | 'exit'
  readonly paths: readonly string[]
  /** Days from the day of planting to its end (decision 54). */
  readonly days: number
}
