import type { SimpleSpecs } from '@/domain/vehicle/vehicle'
import { showValue } from '../import/rejection'
import type { ValueNote } from '../import/value-note'
import { isBlank } from './fields/blank'
import { groupOf, type LooseVehicle } from './fields/loose-vehicle'
import { parseText } from './fields/parse-text'
import { readField } from './fields/read-field'
import { filterBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-specs'

type Specs = Pick<
  SimpleSpecs,
  'simple_body' | 'simple_transmission' | 'trans' | 'simple_fuel' | 'simple_drive' | 'drive' | 'fuel'
>

/** What shoppers filter by here, as notes name it. */
const filters = {
  drive: { words: simpleDrive, called: 'drive' },
  transmission: { words: simpleTransmission, called: 'transmission' },
  fuel: { words: simpleFuel, called: 'fuel' },
  body: { words: filterBody, called: 'body' },
} as const

type Filter = keyof typeof filters

/** A text of the feed's with the field that it stands in. */
interface Said {
  field: string
  text: string
}

const asText = (value: unknown) => parseText(value)

/** The first of these fields that says something. */
function firstSaid(vehicle: LooseVehicle, ...names: string[]): Said | null {
  const field = names.find((candidate) => !isBlank(vehicle[candidate]))
  const text = field === undefined ? null : readField(vehicle, field, asText)
  return field === undefined || text === null ? null : { field, text }
}

function gearType(vehicle: LooseVehicle): Said | null {
  const said = firstSaid(groupOf(vehicle, 'variant'), 'geartype')
  return said && { ...said, field: 'variant.geartype' }
}

/** Words for nothing that only a closed list of words can be told from: `Other` may be a model. */
const nothing = /^(other|unknown|none|unspecified|not specified|not known|tba|tbc)$/i

/** The other filter whose word a text is: `AWD` under transmission is a drive. A letter alone may be anything. */
function otherFilter(text: string, own: Filter): Filter | undefined {
  if (text.length < 2) return undefined
  return (Object.keys(filters) as Filter[]).find((name) => name !== own && filters[name].words(text))
}

export interface ReadSpecs {
  specs: Specs
  /** The feed's own word for the body, whether a filter knows it or not. */
  body: string | null
  notes: ValueNote[]
}

type Slots = Record<Filter, Said | null>

/** Puts words that stand in another filter's field where they belong, if that says nothing itself. */
function putRight(slots: Slots, notes: ValueNote[]): Slots {
  const right = { ...slots }
  for (const name of Object.keys(filters) as Filter[]) {
    const said = slots[name]
    if (!said || filters[name].words(said.text) || nothing.test(said.text)) continue
    const other = otherFilter(said.text, name)
    if (!other) continue
    right[name] = null
    const isFree = slots[other] === null
    if (isFree) right[other] = said
    const note = isFree
      ? `is read as the ${filters[other].called}`
      : `is a ${filters[other].called}, and left out`
    notes.push({ field: said.field, value: showValue(said.text), note })
  }
  return right
}

/** The filter's word for a text; null, with a note, for one that it does not know. */
function filtered(said: Said | null, name: Filter, notes: ValueNote[]): string | null {
  if (!said || nothing.test(said.text)) return null
  const word = filters[name].words(said.text)
  if (word !== undefined) return word
  const note = `is no ${filters[name].called} that shoppers can filter by`
  notes.push({ field: said.field, value: showValue(said.text), note })
  return null
}

/**
 * ENT-08: the feed's full wording, and beside it the few words that shoppers filter by. A word that a filter does not know is left
 * out of it, unless it belongs to another one.
 */
export function readSpecs(vehicle: LooseVehicle): ReadSpecs {
  const notes: ValueNote[] = []
  const said: Slots = {
    transmission: firstSaid(vehicle, 'trans', 'transmission'),
    fuel: firstSaid(vehicle, 'fuel', 'fuel_type'),
    drive: firstSaid(vehicle, 'drive', 'drive_type'),
    body: firstSaid(vehicle, 'simple_body', 'body', 'bodyconfiguration', 'manufacturer_body'),
  }
  const full = putRight(said, notes)
  const simple = (name: Filter, field: string, besides: Said | null = null) =>
    filtered(firstSaid(vehicle, field) ?? full[name] ?? besides, name, notes)
  const specs = {
    simple_body: filtered(full.body, 'body', notes),
    trans: full.transmission?.text ?? null,
    simple_transmission: simple('transmission', 'simple_transmission', gearType(vehicle)),
    fuel: full.fuel?.text ?? null,
    simple_fuel: simple('fuel', 'simple_fuel'),
    drive: full.drive?.text ?? null,
    simple_drive: simple('drive', 'simple_drive'),
  }
  return { specs, body: said.body?.text ?? null, notes }
}
