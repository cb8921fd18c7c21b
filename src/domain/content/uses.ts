/** A place in the admin that uses a document or links to an address. */
export interface Use {
  /** The kind of document, such as `Page`. */
  readonly kind: string
  readonly title: string
  /** The block inside a page; null elsewhere. */
  readonly block: string | null
}

const NAMED = 5

const nameOf = ({ kind, title, block }: Use): string =>
  `${kind.toLowerCase()} “${title}”${block ? ` (block ${block})` : ''}`

/** The first five places and the number of the others, as part of a sentence. */
export function nameUses(uses: readonly Use[]): string {
  const rest = uses.length - NAMED
  const names = uses.slice(0, NAMED).map(nameOf)
  if (rest > 0) names.push(`${rest} more`)
  return new Intl.ListFormat('en-AU').format(names)
}
