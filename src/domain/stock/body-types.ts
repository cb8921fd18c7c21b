/**
 * The body types the product knows, in the order pickers list them (SEARCH-33). Two keys may share a label: feeds use
 * both `hatch` and `hatchback`, `wagon` and `stationWagon` (decision 69).
 */
export const bodyTypes = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'EV',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatch',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Softtop',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Wagon',
} as const

/** How many body types a picker shows before "show more" (SEARCH-33, decision 68). */
export const BODY_LIMIT = 4
