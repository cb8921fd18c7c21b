import type { Vehicle } from '@/domain/stock/vehicle'
import type { CardDetail } from '@/domain/stock/vehicle-details'
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

type Kind = 'car' | 'truck' | 'motorcycle' | 'caravan'

/** What stands for the vehicle as a whole. */
export function vehicleKind({ categories, item_type }: Pick<Vehicle, 'categories' | 'item_type'>): Kind {
  if (item_type === 'caravan' || categories.includes('Caravans')) return 'caravan'
  if (categories.includes('Motorcycles')) return 'motorcycle'
  return categories.includes('Trucks') ? 'truck' : 'car'
}

/** The icon beside a detail: electric vehicles have no pump, motorcycles no car's body. */
export function detailIcon(key: CardDetail, text: string, kind: Kind): IconName {
  if (key === 'simple_fuel' && /electric/i.test(text)) return 'electric'
  return key === 'simple_body' ? kind : icons[key]
}
