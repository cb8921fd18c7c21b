import { DEFAULT_NEAR_KM, nearLabel } from '@/domain/stock/search/query/near'
import { cityPostcodes, nearCity } from '../vocabulary/cities'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'
import { indexOf } from '../vocabulary/vocabulary-index'
import { startsKnownWord } from '../vocabulary/word-list'
import { type PhraseRule, phrase } from './phrase-rule'

const KM = ' ?(?:km|kms|ks|kilometres?|kilometers?)'
const POSTCODE = '(?<postcode>\\d{4})'
const PLACE = `(?:${POSTCODE}|(?<city>${[...cityPostcodes.keys()].join('|')}))`
const bounds = { min: 5, max: 500 } as const

/** Four-digit numbers that are usually not postcodes: years, PO box ranges, and model names that may be out of stock. */
const NO_PLACE = /^(?:1\d{3}|20[0-4]\d|2500|3008|3500|5008)$/

interface Place {
  readonly postcode?: string | undefined
  readonly city?: string | undefined
}

function nearOf(
  { postcode, city }: Place,
  km: number,
  { knowsPostcode }: UnderstandOptions,
): Understood | null {
  if (km < bounds.min || km > bounds.max) return null
  if (city !== undefined) return nearCity(city, km)
  if (postcode === undefined || !knowsPostcode(postcode)) return null
  const near = { postcode, km }
  return { label: nearLabel(near), near }
}

/** Distances from a postcode or a city: `near 4350`, `within 25 km of brisbane`. */
export const placePhrases: readonly PhraseRule[] = [
  {
    pattern: phrase(`(?:within |under )?(?<km>\\d{1,3})${KM} (?:of|from|around|near|to) ${PLACE}`),
    read: ({ postcode, city, km }, _, options) => nearOf({ postcode, city }, Number(km), options),
  },
  {
    pattern: phrase(
      `(?:(?:near|nearby|close to|around) ${PLACE}|(?:in|at|postcode) ${POSTCODE.replace('<postcode>', '<own>')})(?: (?:within )?(?<km>\\d{1,3})${KM})?`,
    ),
    read: ({ postcode, own, city, km }, _, options) =>
      nearOf({ postcode: postcode ?? own, city }, km === undefined ? DEFAULT_NEAR_KM : Number(km), options),
  },
]

/** A bare postcode, unless a word of the stock starts with it. */
export const barePostcodePhrases: readonly PhraseRule[] = [
  {
    pattern: phrase(POSTCODE),
    read: ({ postcode = '' }, vocabulary, options) =>
      mayBePlace(postcode, vocabulary) ? nearOf({ postcode }, DEFAULT_NEAR_KM, options) : null,
  },
]

function mayBePlace(postcode: string, vocabulary: StockVocabulary): boolean {
  return !NO_PLACE.test(postcode) && !startsKnownWord(indexOf(vocabulary).known, postcode)
}
