import { type Entry, onlyValue } from './query-entries'
import type { QueryProblems } from './query-problems'

/** Within a distance of a postcode. */
export interface Near {
  /** Four digits. */
  readonly postcode: string
  readonly km: number
}

/** The distances that a form offers. A URL may contain any whole number within the bounds. */
export const nearDistances = [10, 25, 50, 100, 250] as const

export const DEFAULT_NEAR_KM = 50

const kmBounds = { min: 5, max: 500 } as const

/**
 * Parses `near=4350:50`. `near=4350` means 50 km. Plain forms send `near[postcode]=4350&near[km]=50`. Null when absent
 * or malformed; a malformed value adds a problem under `near`.
 */
export function parseNear(entries: readonly Entry[], problems: QueryProblems): Near | null {
  const [whole, postcode, km] = ['near', 'near[postcode]', 'near[km]'].map((name) =>
    onlyValue(entries, name, problems),
  )
  if (whole) return nearOf(whole, problems)
  return postcode ? nearOf(km ? `${postcode}:${km}` : postcode, problems) : null
}

function nearOf(text: string, problems: QueryProblems): Near | null {
  const [, postcode, digits] = /^(\d{4})\s*(?::\s*(\d{1,3}))?$/.exec(text) ?? []
  if (postcode === undefined) {
    return problems.add('near', 'Use the form postcode:km, such as 4350:50.', null)
  }
  const km = digits === undefined ? DEFAULT_NEAR_KM : Number(digits)
  if (km >= kmBounds.min && km <= kmBounds.max) return { postcode, km }
  return problems.add('near', `Use a distance of ${kmBounds.min} to ${kmBounds.max} km.`, null)
}

export function formatNear({ postcode, km }: Near): string {
  return `${postcode}:${km}`
}

export function nearLabel({ postcode, km }: Near): string {
  return `Within ${km} km of ${postcode}`
}

export function unknownPostcode({ postcode }: Near) {
  return { field: 'near', message: `We do not know the postcode ${postcode}.` }
}
