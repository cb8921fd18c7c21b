/** The words of a results page of a demo website. */
export interface DemoLanding {
  /** `/search/suv`. */
  readonly path: string
  /** At most 70 characters. */
  readonly title: string
  /** At most 170 characters. */
  readonly description: string
  /** As `richText` takes it. */
  readonly text: string
  readonly place: 'above' | 'below'
}
