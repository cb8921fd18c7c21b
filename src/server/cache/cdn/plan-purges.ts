/** Cache tags that expired in one transaction; at most 20. */
export interface Expired {
  readonly id: string
  readonly tags: readonly string[]
}

/** The tags to purge in one call, and the rows that the call completes. */
export interface Purge {
  readonly ids: readonly string[]
  readonly tags: readonly string[]
}

/**
 * Merges rows, in order, into calls of at most `most` tags. A tag is purged once however many rows name it, so all rows must be committed
 * before the first call. Each call completes some rows, so that a retry after a failure does not repeat earlier calls.
 */
export function planPurges(rows: readonly Expired[], most: number): Purge[] {
  const planned = new Set<string>()
  const purges: { ids: string[]; tags: string[] }[] = []
  for (const { id, tags } of rows) {
    const fresh = [...new Set(tags)].filter((tag) => !planned.has(tag))
    for (const tag of fresh) planned.add(tag)
    const last = purges.at(-1)
    if (last && last.tags.length + fresh.length <= most) {
      last.ids.push(id)
      last.tags.push(...fresh)
    } else purges.push({ ids: [id], tags: fresh })
  }
  return purges
}
