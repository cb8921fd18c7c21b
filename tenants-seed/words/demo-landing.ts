export interface DemoLanding {
  /** For example `/search/suv`. */
  readonly path: string
  /** At most 70 characters. */
  readonly title: string
  /** At most 170 characters. */
  readonly description: string
  /** In the format of `richText`. */
  readonly text: string
  readonly place: 'above' | 'below'
}
