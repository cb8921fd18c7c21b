import { DEFAULT_NEAR_KM, nearLabel } from '../near'
import { type PhraseRule, phrase } from './phrase-rule'
import type { UnderstandOptions, Understood } from './understood'

const KM = ' ?(?:km|kms|ks|kilometres?|kilometers?)'
const POSTCODE = '(?<postcode>\\d{4})'
const bounds = { min: 5, max: 500 } as const

function nearOf(
  postcode: string | undefined,
  km: number,
  { knowsPostcode }: UnderstandOptions,
): Understood | null {
  if (postcode === undefined || km < bounds.min || km > bounds.max || !knowsPostcode(postcode)) return null
  const near = { postcode, km }
  return { label: nearLabel(near), near }
}

/** Distances from a postcode: `near 4350`, `within 25 km of 4350`. */
export const placePhrases: readonly PhraseRule[] = [
  {
    pattern: phrase(`(?:within |under )?(?<km>\\d{1,3})${KM} (?:of|from|around|near|to) ${POSTCODE}`),
    read: ({ postcode, km }, _, options) => nearOf(postcode, Number(km), options),
  },
  {
    pattern: phrase(
      `(?:near|nearby|close to|in|at|postcode) ${POSTCODE}(?: (?:within )?(?<km>\\d{1,3})${KM})?`,
    ),
    read: ({ postcode, km }, _, options) =>
      nearOf(postcode, km === undefined ? DEFAULT_NEAR_KM : Number(km), options),
  },
]
