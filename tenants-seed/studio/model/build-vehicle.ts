import type { Body } from '../../catalogue/model'
import { buildCar } from './car/build-car'
import { buildCabChassis } from './commercial/chassis/build-cab-chassis'
import { buildTruck } from './commercial/truck/build-truck'
import { buildUte } from './commercial/ute/build-ute'
import { buildVan } from './commercial/van/build-van'
import { buildMotorcycle } from './motorcycle/build-motorcycle'
import { buildCamper } from './towed/build-camper'
import { buildCaravan } from './towed/build-caravan'
import { buildMotorhome } from './towed/build-motorhome'
import type { BuildVehicle } from './vehicle-builder'

const builders: Readonly<Record<Body, BuildVehicle>> = {
  Hatch: buildCar,
  Sedan: buildCar,
  SUV: buildCar,
  '4x4': buildCar,
  Wagon: buildCar,
  Coupe: buildCar,
  Convertible: buildCar,
  'People Mover': buildCar,
  Ute: buildUte,
  'Cab Chassis': buildCabChassis,
  Van: buildVan,
  Truck: buildTruck,
  Naked: buildMotorcycle,
  Sport: buildMotorcycle,
  Cruiser: buildMotorcycle,
  Adventure: buildMotorcycle,
  Enduro: buildMotorcycle,
  Scooter: buildMotorcycle,
  Caravan: buildCaravan,
  'Pop Top': buildCaravan,
  'Camper Trailer': buildCamper,
  Motorhome: buildMotorhome,
}

/** The model of a design, as its body's builder makes it. */
export const buildVehicle: BuildVehicle = (design, materials) => builders[design.body](design, materials)
