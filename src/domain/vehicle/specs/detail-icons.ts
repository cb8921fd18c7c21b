import type { KindDetail } from '@/domain/vehicle/specs/kind-details'
import type { LeadSpec } from '@/domain/vehicle/specs/lead-specs'
import type { CardDetail } from '@/domain/vehicle/vehicle-details'
import type { VehicleKind } from '@/domain/vehicle/vehicle-kind'

type WithSimple<Key> = Key extends `simple_${infer Short}` ? Short : Key
type DetailKey = CardDetail | KindDetail | LeadSpec

/** Names of the icon set (`src/ui/primitives/icon-set.ts#iconShapes`). */
const icons = {
  car_type: 'tag',
  km: 'gauge',
  transmission: 'gearbox',
  stocknum: 'stock-number',
  fuel: 'fuel',
  drive: 'drivetrain',
  engine: 'engine',
  engine_size: 'engine',
  seats: 'seat',
  doors: 'doors',
  colour: 'colour',
  year: 'calendar',
  badge: 'award',
  location_name: 'map-pin',
  towing: 'towing',
  sleeps: 'users',
  length: 'ruler',
  body_length: 'ruler',
  tare: 'weight',
  atm: 'weight',
  gvm: 'weight',
  axles: 'drivetrain',
} as const satisfies Record<Exclude<WithSimple<DetailKey>, 'body'>, string>

export type DetailIcon = VehicleKind | 'electric' | (typeof icons)[keyof typeof icons]

/** Returns the icon of a detail. Electric vehicles get no fuel pump and motorcycles no car body. */
export function detailIcon(key: DetailKey, text: string, kind: VehicleKind): DetailIcon {
  const what = key.replace('simple_', '') as WithSimple<DetailKey>
  if (what === 'fuel' && /electric/i.test(text)) return 'electric'
  return what === 'body' ? kind : icons[what]
}
