/** A website on the start page. */
export interface SiteCard {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly group: string
  readonly groupId: number
  readonly hasGroupLogo: boolean
  /** Its canonical domain, or its first; null for none. */
  readonly host: string | null
  /** For sale. */
  readonly vehicles: number
  /** The vehicles by their age, as `STOCK_AGES` bounds it; the last are older than the last bound. */
  readonly ages: readonly number[]
  readonly withoutPhoto: number
  readonly withoutPrice: number
}

/** The group whose logo the start page shows: that of all the websites, if it has a logo. */
export function groupOfAll(
  sites: readonly SiteCard[],
): { readonly id: number; readonly name: string } | null {
  const [first] = sites
  if (!first?.hasGroupLogo || sites.some(({ groupId }) => groupId !== first.groupId)) return null
  return { id: first.groupId, name: first.group }
}
