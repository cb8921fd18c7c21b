import type { CardDetail } from '@/domain/stock/vehicle-details'
import type { VehicleKind } from '@/domain/stock/vehicle-kind'
import type { IconName } from '@/ui/primitives/icon-set'

const icons: Record<CardDetail, IconName> = {
  car_type: 'tag',
  simple_body: 'car',
  km: 'gauge',
  simple_transmission: 'gearbox',
  stocknum: 'stock-number',
  simple_fuel: 'fuel',
  simple_drive: 'drivetrain',
  engine_size: 'engine',
  seats: 'seat',
  doors: 'doors',
  colour: 'colour',
  year: 'calendar',
  badge: 'award',
  location_name: 'map-pin',
}

/** The icon beside a detail: electric vehicles have no pump, motorcycles no car's body. */
export function detailIcon(key: CardDetail, text: string, kind: VehicleKind): IconName {
  if (key === 'simple_fuel' && /electric/i.test(text)) return 'electric'
  return key === 'simple_body' ? kind : icons[key]
}
