import type { Badge, Body, CatalogueModel, Drive, Engine, Fuel } from '../catalogue/model'
import type { StockRecord } from './stock-record'

const configurations: Readonly<Record<Body, readonly [configuration: string, makersName: string]>> = {
  Hatch: ['5 Door Hatch', 'Hatchback'],
  Sedan: ['4 Door Sedan', 'Sedan'],
  SUV: ['5 Door Wagon', 'Wagon'],
  '4x4': ['5 Door Off-road Wagon', 'Wagon'],
  Ute: ['Double Cab Pick Up', 'Utility'],
  'Cab Chassis': ['Double Cab Cab Chassis', 'Cab Chassis'],
  Van: ['Sliding Side Door Van', 'Van'],
  Wagon: ['5 Door Wagon', 'Wagon'],
  Coupe: ['2 Door Coupe', 'Coupe'],
  Convertible: ['2 Door Convertible', 'Convertible'],
  'People Mover': ['People Mover', 'Wagon'],
  Truck: ['Single Cab', 'Cab Chassis'],
  Naked: ['Road', 'Roadster'],
  Sport: ['Road', 'Supersport'],
  Cruiser: ['Road', 'Cruiser'],
  Adventure: ['Dual Purpose', 'Adventure Tourer'],
  Enduro: ['Trail', 'Enduro'],
  Scooter: ['Road', 'Scooter'],
  Caravan: ['Full Height', 'Caravan'],
  'Pop Top': ['Expanding Pop Top', 'Caravan'],
  'Camper Trailer': ['Wind-up', 'Camper Trailer'],
  Motorhome: ['B-class', 'Motorhome'],
}

const simpleFuels: Readonly<Record<Fuel, string>> = {
  Unleaded: 'Petrol',
  'Premium Unleaded': 'Petrol',
  Diesel: 'Diesel',
  Hybrid: 'Hybrid',
  'Plug-in Hybrid': 'Plug-in Hybrid',
  Electric: 'Electric',
}

const fuelNames: Readonly<Record<Fuel, string>> = {
  Unleaded: 'Petrol - Unleaded ULP',
  'Premium Unleaded': 'Petrol - Premium ULP',
  Diesel: 'Diesel',
  Hybrid: 'Unleaded Petrol/Electric',
  'Plug-in Hybrid': 'Plug-in Hybrid (Petrol/Electric)',
  Electric: 'Electric',
}

const drives: Readonly<Record<Drive, readonly [simple: string, full: string]>> = {
  FWD: ['FWD', 'Front Wheel Drive'],
  RWD: ['RWD', 'Rear Wheel Drive'],
  AWD: ['AWD', 'All Wheel Drive'],
  '4x4': ['4WD', '4X4 Dual Range'],
  '4x2': ['2WD', '4x2'],
}

/** Returns the simple body: Caravan for a pop top, and the body itself for all others. */
function simpleBody(body: Body): string {
  return body === 'Pop Top' ? 'Caravan' : body
}

const litres = (engine: Engine | null) => engine?.litres?.toFixed(1) ?? null
const cubic = (engine: Engine | null) => (engine?.litres ? String(Math.round(engine.litres * 1000)) : null)
const measured = (value: number | string | null | undefined, unit: string) =>
  value === null || value === undefined ? null : `${value} ${unit}`

type SimpleSpecs = Pick<
  StockRecord,
  | 'simple_body'
  | 'simple_transmission'
  | 'trans'
  | 'simple_fuel'
  | 'simple_drive'
  | 'drive'
  | 'fuel'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'engine_size_litres'
  | 'gearnum'
  | 'bodyconfiguration'
  | 'manufacturer_body'
>

/** Returns the fields of ENT-08 for this badge. */
export function simpleSpecsOf(model: CatalogueModel, badge: Badge): SimpleSpecs {
  const { body, engine, gearbox, drive, seats } = { ...model, ...badge }
  const [configuration, makersName] = configurations[body]
  const isCaravan = model.category === 'Caravans' && engine === null
  return {
    simple_body: simpleBody(body),
    simple_transmission: gearbox?.simple ?? null,
    trans: gearbox ? `${gearbox.gears} SP ${gearbox.name}` : null,
    simple_fuel: engine && !isCaravan ? simpleFuels[engine.fuel] : null,
    simple_drive: drive ? drives[drive][0] : null,
    drive: drive ? drives[drive][1] : null,
    fuel: engine ? fuelNames[engine.fuel] : null,
    seats: seats ?? null,
    doors: model.doors,
    engine_size: cubic(engine),
    engine_size_litres: litres(engine),
    gearnum: gearbox ? String(gearbox.gears) : null,
    bodyconfiguration: configuration,
    manufacturer_body: makersName,
  }
}

/** Returns the fields of ENT-09 for this badge, with the values that feeds use. */
export function variantOf(model: CatalogueModel, badge: Badge): StockRecord['variant'] {
  const { body, engine, gearbox } = { ...model, ...badge }
  return {
    cylinders: engine?.cylinders ? String(engine.cylinders) : null,
    enginesize: measured(cubic(engine), 'cc'),
    enginesize_litres: litres(engine),
    induction: engine?.induction ?? null,
    geartype: gearbox?.name ?? null,
    fuelconsumptioncombined: engine?.consumption ?? null,
    fuelcapacity: measured(engine?.tank, 'L'),
    grossvehiclemass: measured(model.gvm, 'kg'),
    vehiclelength: measured(model.size?.[0], 'mm'),
    vehicleheight: measured(model.size?.[2], 'mm'),
    vehiclewidth: measured(model.size?.[1], 'mm'),
    towingcapacitybraked: measured(model.tow, 'kg'),
    bodyconfiguration: configurations[body][0],
    torque: measured(engine?.torque, 'Nm'),
    ancaprating: model.ancap === null ? null : String(model.ancap),
  }
}

/** Returns the fields of ENT-10; empty for a vehicle without living quarters. */
export function quartersOf({ quarters }: CatalogueModel): StockRecord['specifications'] {
  return {
    body_width: quarters?.bodyWidth ?? null,
    body_length: quarters?.bodyLength ?? null,
    tare_weight: quarters?.tare ?? null,
    axle_type: quarters?.axles ?? null,
    sleeps: quarters?.sleeps ?? null,
    aggregate_trailer_mass: quarters?.atm ?? null,
  }
}
