/** Cache tags that expired in one transaction, at most 20. */
export interface Expired {
  readonly id: string
  readonly tags: readonly string[]
}

/** What is told in one call, and which notes are done with then. */
export interface Purge {
  readonly ids: readonly string[]
  readonly tags: readonly string[]
}

/**
 * Merges notes into as few calls as hold `most` tags each, in their order. A tag is told once, however many notes name it: so all of
 * them must have been committed before the first call. Each call is done with some notes, so that a failure of a later one repeats
 * no earlier one.
 */
export function planPurges(notes: readonly Expired[], most: number): Purge[] {
  const told = new Set<string>()
  const purges: { ids: string[]; tags: string[] }[] = []
  for (const { id, tags } of notes) {
    const fresh = [...new Set(tags)].filter((tag) => !told.has(tag))
    for (const tag of fresh) told.add(tag)
    const last = purges.at(-1)
    if (last && last.tags.length + fresh.length <= most) {
      last.ids.push(id)
      last.tags.push(...fresh)
    } else purges.push({ ids: [id], tags: fresh })
  }
  return purges
}
