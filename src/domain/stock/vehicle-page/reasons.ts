import { paragraphsOf } from '@/domain/text/paragraphs'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { canonicalMake, isMake } from '../normalise/makes'

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

type Promised = Pick<Vehicle, 'car_type' | 'categories' | 'item_type' | 'make'>

/** The paragraphs of the warranty that apply to the vehicle (CB-10), and the guarantee of used cars (CB-12). */
export function includedWith(
  vehicle: Promised & Pick<Vehicle, 'standardEquipment' | 'filtered_features'>,
  settings: Pick<ReasonSettings, 'content.warranty'>,
): Included {
  const warranty = warrantyOf(settings['content.warranty'], vehicle)
  const known = new Set(vehicle.filtered_features.map((feature) => feature.trim().toLowerCase()))
  const equipment = (vehicle.standardEquipment ?? '').split(/[|,;\n]/).map((item) => item.trim())
  return {
    promises: vehicle.car_type === 'used' ? [...warranty, MONEY_BACK] : warranty,
    equipment: [...new Set(equipment)].filter(
      (item) => item !== '' && item !== 'null' && !known.has(item.toLowerCase()),
    ),
  }
}

const CONDITION = /^(used|new)\b\s*/i
const KIND = /^(car|truck|motorcycle|caravan|vehicle)s?\b/i
const MAKE = /^([\p{L}\d&-]+(?: [\p{L}\d&-]+){0,2}?) (car|truck|motorcycle|caravan|vehicle)s?\b/iu

interface Start {
  readonly condition: 'used' | 'new' | null
  readonly make: string | null
  readonly kind: string | null
}

const kindOf = (word: string | undefined) =>
  word === undefined || word.toLowerCase() === 'vehicle' ? null : word.toLowerCase()

/** What a paragraph starts with: `Used`, `New caravans` or `New Kia cars`. Other words, as in `Used Certified cars`, mean nothing. */
function startOf(text: string): Start {
  const [start = '', word] = CONDITION.exec(text) ?? []
  if (word === undefined) return { condition: null, make: null, kind: null }
  const condition = word.toLowerCase() as 'used' | 'new'
  const rest = text.slice(start.length)
  const kind = KIND.exec(rest)
  if (kind) return { condition, make: null, kind: kindOf(kind[1]) }
  const [, make = '', ofMake] = MAKE.exec(rest) ?? []
  return isMake(make) ? { condition, make, kind: kindOf(ofMake) } : { condition, make: null, kind: null }
}

/** Demos have the promises of new vehicles. */
function speaksOf({ condition, make, kind }: Start, vehicle: Promised): boolean {
  if (kind !== null && kind !== vehicleKind(vehicle)) return false
  if (make !== null && canonicalMake(make) !== vehicle.make) return false
  return condition === null || (condition === 'used') === (vehicle.car_type === 'used')
}

/** The paragraphs that apply to the vehicle. One for its make stands in place of those for its condition. */
function warrantyOf(wording: string, vehicle: Promised): string[] {
  const all = paragraphsOf(wording).map((text) => ({ text, start: startOf(text) }))
  const own = all.filter(({ start }) => speaksOf(start, vehicle))
  const hasMake = own.some(({ start }) => start.make !== null)
  return own
    .filter(({ start }) => !hasMake || start.make !== null || start.condition === null)
    .map(({ text }) => text)
}
