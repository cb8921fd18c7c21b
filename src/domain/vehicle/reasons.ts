import { paragraphsOf } from '../text/paragraphs'
import type { Vehicle } from './vehicle'
import { vehicleKind } from './vehicle-kind'

export interface ReasonSettings {
  readonly 'content.warranty': string
  readonly 'content.whyBuyFromUs': string
  readonly 'content.protection': string
}

/** Promises for the vehicle's condition, and equipment that is not among its features (VDP-15). */
export interface Included {
  readonly promises: readonly string[]
  readonly equipment: readonly string[]
}

const MONEY_BACK = 'A 48-hour money-back guarantee.'

type Promised = Pick<Vehicle, 'car_type' | 'categories' | 'item_type'>

/** The paragraphs of the warranty that apply to the vehicle (CB-10), and the guarantee of used cars (CB-12). */
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
 * A paragraph that starts with a condition applies to that condition only; one that continues with a kind (`Used cars
 * …`), to that kind only. Demos have the promises of new vehicles.
 */
function speaksOf(text: string, vehicle: Promised): boolean {
  const [, condition, kind] = /^(used|new)\b(?:\s+(car|truck|motorcycle|caravan)s?\b)?/i.exec(text) ?? []
  if (kind && kind.toLowerCase() !== vehicleKind(vehicle)) return false
  return !condition || (condition.toLowerCase() === 'used') === (vehicle.car_type === 'used')
}
