import { paragraphsOf } from '../text/paragraphs'
import type { Vehicle } from './vehicle'
import { vehicleKind } from './vehicle-kind'

export interface ReasonSettings {
  readonly 'content.warranty': string
  readonly 'content.whyBuyFromUs': string
  readonly 'content.protection': string
}

/** What comes with a vehicle beside its features (VDP-15): the promises made of its condition, and equipment the features do not name. */
export interface Included {
  readonly promises: readonly string[]
  readonly equipment: readonly string[]
}

const MONEY_BACK = 'A 48-hour money-back guarantee.'

type Promised = Pick<Vehicle, 'car_type' | 'categories' | 'item_type'>

/** The warranty as the website words it, where it speaks of such a vehicle (CB-10), and used cars' guarantee (CB-12). */
export function includedWith(
  vehicle: Promised & Pick<Vehicle, 'standardEquipment' | 'filtered_features'>,
  settings: Pick<ReasonSettings, 'content.warranty'>,
): Included {
  const warranty = paragraphsOf(settings['content.warranty']).filter((text) => speaksOf(text, vehicle))
  const known = new Set(vehicle.filtered_features.map((feature) => feature.trim().toLowerCase()))
  const equipment = (vehicle.standardEquipment ?? '').split(/[|,;\n]/).map((item) => item.trim())
  return {
    promises: vehicle.car_type === 'used' ? [...warranty, MONEY_BACK] : warranty,
    equipment: [...new Set(equipment)].filter(
      (item) => item !== '' && item !== 'null' && !known.has(item.toLowerCase()),
    ),
  }
}

/**
 * A wording that begins with a condition is of that condition alone, and one that goes on with a kind (`Used cars …`) of that kind;
 * demos are sold with what new ones come with.
 */
function speaksOf(text: string, vehicle: Promised): boolean {
  const [, condition, kind] = /^(used|new)\b(?:\s+(car|truck|motorcycle|caravan)s?\b)?/i.exec(text) ?? []
  if (kind && kind.toLowerCase() !== vehicleKind(vehicle)) return false
  return !condition || (condition.toLowerCase() === 'used') === (vehicle.car_type === 'used')
}
