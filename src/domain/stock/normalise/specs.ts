import type { SimpleSpecs } from '@/domain/vehicle/vehicle'
import { showValue } from '../import/rejection'
import type { ValueNote } from '../import/value-note'
import { isBlank } from './fields/blank'
import { type FeedVehicle, groupOf } from './fields/feed-vehicle'
import { parseText } from './fields/parse-text'
import { readField } from './fields/read-field'
import { filterBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-specs'

type Specs = Pick<
  SimpleSpecs,
  'simple_body' | 'simple_transmission' | 'trans' | 'simple_fuel' | 'simple_drive' | 'drive' | 'fuel'
>

const filters = {
  drive: { words: simpleDrive, called: 'drive' },
  transmission: { words: simpleTransmission, called: 'transmission' },
  fuel: { words: simpleFuel, called: 'fuel' },
  body: { words: filterBody, called: 'body' },
} as const

type Filter = keyof typeof filters

interface FeedText {
  field: string
  text: string
}

const asText = (value: unknown) => parseText(value)

function firstGiven(vehicle: FeedVehicle, ...names: string[]): FeedText | null {
  const field = names.find((candidate) => !isBlank(vehicle[candidate]))
  const text = field === undefined ? null : readField(vehicle, field, asText)
  return field === undefined || text === null ? null : { field, text }
}

function gearType(vehicle: FeedVehicle): FeedText | null {
  const given = firstGiven(groupOf(vehicle, 'variant'), 'geartype')
  return given && { ...given, field: 'variant.geartype' }
}

/** Words that mean "no value" in these fields only. Elsewhere `Other` may be a model. */
const noValue = /^(other|unknown|none|unspecified|not specified|not known|tba|tbc)$/i

/** The other filter that recognises the text: `AWD` under transmission is a drive. Single letters are ambiguous. */
function otherFilter(text: string, own: Filter): Filter | undefined {
  if (text.length < 2) return undefined
  return (Object.keys(filters) as Filter[]).find((name) => name !== own && filters[name].words(text))
}

export interface ReadSpecs {
  specs: Specs
  /** The feed's own word for the body, recognised or not. */
  body: string | null
  notes: ValueNote[]
}

type Slots = Record<Filter, FeedText | null>

/** Moves each word that belongs to another filter into that filter's field, or drops it if that field has a value. */
function moveMisplacedWords(slots: Slots, notes: ValueNote[]): Slots {
  const moved = { ...slots }
  for (const name of Object.keys(filters) as Filter[]) {
    const given = slots[name]
    if (!given || filters[name].words(given.text) || noValue.test(given.text)) continue
    const other = otherFilter(given.text, name)
    if (!other) continue
    moved[name] = null
    const isFree = slots[other] === null
    if (isFree) moved[other] = given
    const note = isFree
      ? `is read as the ${filters[other].called}`
      : `is a ${filters[other].called}, so it is left out`
    notes.push({ field: given.field, value: showValue(given.text), note })
  }
  return moved
}

/** The filter's word for a text. Null, with a note, for an unrecognised text. */
function toFilterWord(given: FeedText | null, name: Filter, notes: ValueNote[]): string | null {
  if (!given || noValue.test(given.text)) return null
  const word = filters[name].words(given.text)
  if (word !== undefined) return word
  const note = `is not a ${filters[name].called} that shoppers can filter by`
  notes.push({ field: given.field, value: showValue(given.text), note })
  return null
}

/**
 * Reads the specifications: the feed's full wording and the few words that shoppers filter by (ENT-08). A filter omits
 * a word that it does not recognise, unless the word belongs to another filter.
 */
export function readSpecs(vehicle: FeedVehicle): ReadSpecs {
  const notes: ValueNote[] = []
  const given: Slots = {
    transmission: firstGiven(vehicle, 'trans', 'transmission'),
    fuel: firstGiven(vehicle, 'fuel', 'fuel_type'),
    drive: firstGiven(vehicle, 'drive', 'drive_type'),
    body: firstGiven(vehicle, 'simple_body', 'body', 'bodyconfiguration', 'manufacturer_body'),
  }
  const full = moveMisplacedWords(given, notes)
  const simple = (name: Filter, field: string, fallback: FeedText | null = null) =>
    toFilterWord(firstGiven(vehicle, field) ?? full[name] ?? fallback, name, notes)
  const specs = {
    simple_body: toFilterWord(full.body, 'body', notes),
    trans: full.transmission?.text ?? null,
    simple_transmission: simple('transmission', 'simple_transmission', gearType(vehicle)),
    fuel: full.fuel?.text ?? null,
    simple_fuel: simple('fuel', 'simple_fuel'),
    drive: full.drive?.text ?? null,
    simple_drive: simple('drive', 'simple_drive'),
  }
  return { specs, body: given.body?.text ?? null, notes }
}
