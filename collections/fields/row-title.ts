/** The title of an array's row or of a block: what it is, its number, and the first of the named fields that is filled in. */
export function rowTitle(noun: string, from: readonly string[], words?: Readonly<Record<string, string>>) {
  return { path: '/collections/fields/RowTitle#RowTitle', clientProps: { noun, from, words } }
}
