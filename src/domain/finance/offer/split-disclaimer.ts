/** Characters of a finance disclaimer that are shown before the rest is asked for (FIN-41). */
export const DISCLAIMER_LIMIT = 197

export interface SplitDisclaimer {
  readonly shown: string
  /** '' when everything is shown. */
  readonly rest: string
}

/** A disclaimer cut after so many characters (FIN-41); a character is never halved. */
export function splitDisclaimer(text: string, limit: number): SplitDisclaimer {
  const characters = [...text.trim()]
  if (characters.length <= limit) return { shown: characters.join(''), rest: '' }
  return { shown: characters.slice(0, limit).join(''), rest: characters.slice(limit).join('') }
}
