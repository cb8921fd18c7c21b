export function rowTitle(noun: string, from: readonly string[], words?: Readonly<Record<string, string>>) {
  return { path: '/collections/fields/row-title/RowTitle#RowTitle', clientProps: { noun, from, words } }
}
