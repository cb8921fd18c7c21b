/** One of the values a shopper may choose. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly disabled?: boolean
}
