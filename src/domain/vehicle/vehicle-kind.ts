import type { Vehicle } from './vehicle'

export type VehicleKind = 'car' | 'truck' | 'motorcycle' | 'caravan'

export interface WordSettings {
  /** TEN-15. */
  readonly 'site.vehicleWording': string
}

type Kinded = Pick<Vehicle, 'categories' | 'item_type'>

const words = { truck: 'Truck', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const

/** TEN-15. */
export function vehicleKind({ categories, item_type }: Kinded): VehicleKind {
  if (item_type === 'caravan' || categories.includes('Caravans')) return 'caravan'
  if (categories.includes('Motorcycles')) return 'motorcycle'
  return categories.includes('Trucks') ? 'truck' : 'car'
}

/** By kind, else the site's wording (SIM-01). */
export function kindWord(vehicle: Kinded, settings: WordSettings): string {
  const kind = vehicleKind(vehicle)
  return kind === 'car' ? settings['site.vehicleWording'] : words[kind]
}

/** A motorhome counts as a caravan but is called a motorhome (VDP-06, VDP-22). */
export function vehicleWord(vehicle: Kinded & Pick<Vehicle, 'simple_body'>, settings: WordSettings): string {
  return isMotorhome(vehicle) ? 'Motorhome' : kindWord(vehicle, settings)
}

export function isMotorhome({ simple_body: body }: Pick<Vehicle, 'simple_body'>): boolean {
  return body?.toLowerCase() === 'motorhome'
}

/** Caravans are inspected, and motorcycles are ridden. */
export function testDriveLabel(
  vehicle: Kinded & Pick<Vehicle, 'simple_body'>,
  settings: WordSettings,
): string {
  const kind = vehicleKind(vehicle)
  if (kind === 'caravan') return isMotorhome(vehicle) ? 'Book a Test Drive' : 'Book an Inspection'
  const isRidden =
    kind === 'motorcycle' || (kind === 'car' && settings['site.vehicleWording'] === 'Motorcycle')
  return isRidden ? 'Book a Test Ride' : 'Book a Test Drive'
}
