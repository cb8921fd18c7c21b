import { type TestDriveWord, testDriveWord } from '../test-drives/test-drive-word'
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

/** What a test drive of the vehicle is called. A motorhome can be driven. */
export function vehicleTestDrive(
  vehicle: Kinded & Pick<Vehicle, 'simple_body'>,
  settings: WordSettings,
): TestDriveWord {
  const kind = vehicleKind(vehicle)
  if (kind === 'caravan') return isMotorhome(vehicle) ? 'test drive' : 'inspection'
  if (kind === 'car') return testDriveWord(settings['site.vehicleWording'])
  return kind === 'motorcycle' ? 'test ride' : 'test drive'
}
