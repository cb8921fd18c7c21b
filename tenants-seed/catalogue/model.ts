import type { Category } from '@/domain/vehicle/vehicle'

export type Body =
  | 'Hatch'
  | 'Sedan'
  | 'SUV'
  | '4x4'
  | 'Ute'
  | 'Cab Chassis'
  | 'Van'
  | 'Wagon'
  | 'Coupe'
  | 'Convertible'
  | 'People Mover'
  | 'Truck'
  | 'Naked'
  | 'Sport'
  | 'Cruiser'
  | 'Adventure'
  | 'Enduro'
  | 'Scooter'
  | 'Caravan'
  | 'Pop Top'
  | 'Camper Trailer'
  | 'Motorhome'

export type Fuel = 'Unleaded' | 'Premium Unleaded' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric'

/** The drivetrain. Torque in newton metres, consumption in litres per 100 km, tank in litres. */
export interface Engine {
  fuel: Fuel
  litres: number | null
  cylinders: number | null
  induction: string | null
  torque: number | null
  consumption: number | null
  tank: number | null
}

export interface Gearbox {
  simple: 'Automatic' | 'Manual'
  name: string
  gears: number
}

export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x2'

/** A version of a model: its name, its price when new in whole dollars, and what differs from the model. */
export interface Badge {
  name: string
  price: number
  engine?: Engine
  gearbox?: Gearbox
  drive?: Drive
  body?: Body
  seats?: number
}

/** A caravan's living quarters, in feet and kilograms as in ENT-10. */
export interface Quarters {
  bodyLength: number
  bodyWidth: number
  tare: number
  atm: number
  axles: 'Single' | 'Tandem' | 'Tri'
  sleeps: number
}

/** A model as sold in Australia. Lengths in millimetres, masses in kilograms. */
export interface CatalogueModel {
  make: string
  model: string
  category: Category
  body: Body
  series: string | null
  /** The first and last year it was sold new. The last year is absent while it is still on sale. */
  years: readonly [from: number, to?: number]
  seats: number | null
  doors: number | null
  size: readonly [length: number, width: number, height: number] | null
  gvm: number | null
  tow: number | null
  /** ANCAP stars. */
  ancap: number | null
  engine: Engine | null
  gearbox: Gearbox | null
  drive: Drive | null
  quarters: Quarters | null
  badges: readonly Badge[]
}
