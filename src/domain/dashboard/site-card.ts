export interface SiteCard {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly group: string
  /** Its canonical domain, or its first; null for none. */
  readonly host: string | null
  readonly vehicles: number
}
