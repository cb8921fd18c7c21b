import type { SimpleSpecs } from '../vehicle'
import { isBlank } from './blank'
import { groupOf, type LooseVehicle } from './loose-vehicle'
import { parseText } from './parse-text'
import { readField } from './read-field'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-specs'

type Simplified = Pick<
  SimpleSpecs,
  'simple_body' | 'simple_transmission' | 'trans' | 'simple_fuel' | 'simple_drive' | 'drive' | 'fuel'
>

const asText = (value: unknown) => parseText(value)

/** The first of these fields that says something. */
function firstText(vehicle: LooseVehicle, ...names: string[]): string | null {
  const name = names.find((candidate) => !isBlank(vehicle[candidate]))
  return name === undefined ? null : readField(vehicle, name, asText)
}

/** A word of ours where there is one, else the feed's own. */
function simplified(text: string | null, vocabulary: (text: string) => string | undefined): string | null {
  return text === null ? null : (vocabulary(text) ?? text)
}

/** ENT-08: the feed's full wording, and beside it the few words that shoppers filter by. */
export function readSpecs(vehicle: LooseVehicle): Simplified {
  const trans = firstText(vehicle, 'trans', 'transmission')
  const fuel = firstText(vehicle, 'fuel', 'fuel_type')
  const drive = firstText(vehicle, 'drive', 'drive_type')
  const gears = trans ?? firstText(groupOf(vehicle, 'variant'), 'geartype')
  const body = firstText(vehicle, 'simple_body', 'body', 'bodyconfiguration', 'manufacturer_body')
  return {
    simple_body: simplified(body, simpleBody),
    trans,
    simple_transmission: simplified(firstText(vehicle, 'simple_transmission') ?? gears, simpleTransmission),
    fuel,
    simple_fuel: simplified(firstText(vehicle, 'simple_fuel') ?? fuel, simpleFuel),
    drive,
    simple_drive: simplified(firstText(vehicle, 'simple_drive') ?? drive, simpleDrive),
  }
}
