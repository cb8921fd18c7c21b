/** Characters of a disclaimer shown before "read more" (FIN-41). */
export const DISCLAIMER_LIMIT = 197

export interface SplitDisclaimer {
  readonly shown: string
  /** '' if the whole text is shown. */
  readonly rest: string
}

/** Counts code points (FIN-41). */
export function splitDisclaimer(text: string, limit: number): SplitDisclaimer {
  const characters = [...text.trim()]
  if (characters.length <= limit) return { shown: characters.join(''), rest: '' }
  return { shown: characters.slice(0, limit).join(''), rest: characters.slice(limit).join('') }
}
