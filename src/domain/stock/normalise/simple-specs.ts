import { buildMixedVocabulary, buildVocabulary } from './vocabulary'

const within = { within: true }

/** The few body types that shoppers filter by (ENT-08), with the words that feeds use for them. */
const commonBody = buildVocabulary(
  {
    SUV: '4WD wagon, Sports Utility, Sport Utility, Sport Utility Vehicle, Crossover, Compact SUV',
    '4x4': '4 x 4, Off Roader',
    Hatchback: 'Hatch, 5 door hatch, 3 door hatch',
    Sedan: 'Saloon, 4 door sedan',
    Wagon: 'Station Wagon, Stationwagon, Estate, Sportwagon',
    Ute: 'Ute / Tray, Utility, Pickup, Pick-up, Pick up, Dual Cab, Double Cab, Dual Cab Utility, Crew Cab, King Cab, Space Cab, Utility Double Cab, Utility Crew Cab, Extra Cab, Single Cab, Tray, Truck Ute',
    'Cab Chassis': 'Cab-Chassis, Cabchassis, C/Chas',
    Van: 'Panel Van, Commercial Van, Delivery Van, Cargo Van, Commercial',
    'People Mover': 'People-mover, MPV, Minivan, Minibus, Mini Van, Passenger Van',
    Coupe: 'Coupé, 2 door coupe, Fastback, Liftback',
    Convertible: 'Cabriolet, Cabrio, Roadster, Soft Top, Spyder, Spider',
    Bus: 'Coach, Commuter Bus',
    'Light Truck': 'Light Commercial Truck, Light Duty Truck',
    Truck: 'Prime Mover, Tipper, Heavy Truck, Rigid Truck, Pantech',
    Motorhome: 'Campervan, Camper Van, RV',
    Caravan: 'Pop Top, Pop-top, Off Road Caravan, Hybrid Caravan, Touring Caravan',
    'Camper Trailer': 'Camper, Camping Trailer',
  },
  within,
)

/** `Crew`, `Dual` and `Double Cab Chassis` are all the body Cab Chassis, not Ute. */
const cabChassis = /\bc(?:ab)?[\s/-]*chas(?:sis)?\b/i

export function simpleBody(text: string): string | undefined {
  return cabChassis.test(text) ? 'Cab Chassis' : commonBody(text)
}

/**
 * Bodies of motorcycles, trucks and caravans, and rare car bodies. Only the whole text matches, because inside a longer
 * text the word may mean something else (`Cruiser` in `Land Cruiser`).
 */
const rareBody = buildVocabulary({
  EV: '',
  Hardtop: 'Hard Top',
  Prestige: '',
  Targa: '',
  Limousine: 'Limo',
  Hearse: '',
  Naked: 'Naked Bike',
  Cruiser: 'Cruiser Bike',
  Adventure: 'Adventure Bike, Adventure Touring, Dual Sport, Dual Purpose',
  Sport: 'Sports, Sport Bike, Sports Bike',
  'Super Sport': 'Super Sports, Supersport',
  'Sports Touring': 'Sport Touring, Sport Tourer, Sports Tourer',
  Touring: '',
  'Road Bike': 'Street Bike',
  'Dirt Bike': 'Off-road Bike',
  Motocross: '',
  Enduro: '',
  'Trail Bike': 'Trail',
  Trials: '',
  Supermoto: 'Super Moto, Motard',
  Scrambler: '',
  'Cafe Racer': 'Café Racer',
  Chopper: '',
  Bobber: '',
  Scooter: '',
  Moped: '',
  Trike: '',
  ATV: 'Quad, Quad Bike, All Terrain Vehicle',
  'Side by Side': 'SSV, UTV',
  'Farm Bike': 'Ag Bike, Agricultural Bike',
  'Tilt Tray': '',
  'Tray Truck': 'Table Top, Flat Bed',
  'Crane Truck': '',
  Curtainsider: 'Curtain Sider, Tautliner',
  Refrigerated: 'Refrigerated Truck, Refrigerated Pantech',
  Tanker: '',
  Agitator: '',
  Trailer: 'Box Trailer',
  'Slide On': 'Slide-on Camper',
  'Fifth Wheeler': '5th Wheeler',
})

export function filterBody(text: string): string | undefined {
  return simpleBody(text) ?? rareBody(text)
}

/** Every gearbox that changes gears by itself counts as automatic. */
export const simpleTransmission = buildVocabulary(
  {
    Automatic:
      'Auto, A, CVT, Constant Variable, Continuous Variable, Constantly Variable Transmission, DCT, DSG, Dual Clutch, Dual-clutch, Sports Automatic Dual Clutch, Sports Automatic, Sports Auto, Tiptronic, Steptronic, Automated Manual, Seq. Manual Auto-Clutch, AMT, Reduction Gear, Single Speed, 1 Speed Automatic, 4 Speed Automatic, 5 Speed Automatic, 6 Speed Automatic, 7 Speed Automatic, 8 Speed Automatic, 9 Speed Automatic, 10 Speed Automatic',
    Manual:
      'Man, M, Manual Gearbox, 4 Speed Manual, 5 Speed Manual, 6 Speed Manual, 7 Speed Manual, 5 Sp Manual, 6 Sp Manual',
  },
  within,
)

const fuels = {
  Petrol:
    'Unleaded, Unleaded Petrol, ULP, Premium, Premium Unleaded, Premium Unleaded Petrol, Petrol - Unleaded, Petrol - Unleaded ULP, Petrol - Premium Unleaded, Petrol - Premium ULP, PULP, Leaded, Gasoline, Gas, P, E10, E85, 91, 95, 98, 91 RON, 95 RON, 98 RON, Petrol Unleaded, Petrol Premium Unleaded, Flex, Flex Fuel, Flexible Fuel',
  Diesel: 'D, Turbo Diesel, Biodiesel',
  Hybrid: 'HEV, MHEV, Mild Hybrid',
  'Plug-in Hybrid': 'PHEV, Plugin, Plug in',
  Electric: 'EV, BEV, Battery Electric, Pure Electric, Electricity',
  LPG: 'Gas (LPG), Liquid Petroleum Gas, Liquefied Petroleum Gas, Dual Fuel, Autogas',
  CNG: 'Natural Gas, Compressed Natural Gas',
  Hydrogen: 'FCEV, Fuel Cell, Hydrogen Fuel Cell',
}

type Fuel = keyof typeof fuels

/** With several fuels, the first of these wins. LPG and natural gas are second tanks beside petrol. */
const decisiveFuels: readonly Fuel[] = ['Plug-in Hybrid', 'Hybrid', 'Hydrogen']
const secondTank: readonly Fuel[] = ['LPG', 'CNG']

/** Electric with another fuel is a hybrid, whatever the wording. Petrol with diesel gives no fuel. */
function fuelOf(found: ReadonlySet<Fuel>): Fuel | undefined {
  const decisive = decisiveFuels.find((fuel) => found.has(fuel))
  if (decisive) return decisive
  if (found.size > 1 && found.has('Electric')) return 'Hybrid'
  return secondTank.find((fuel) => found.has(fuel)) ?? (found.size === 1 ? [...found][0] : undefined)
}

export const simpleFuel = buildMixedVocabulary<Fuel>(fuels, fuelOf)

export const simpleDrive = buildVocabulary(
  {
    FWD: 'Front, Front Wheel Drive, Front-wheel Drive, F, Front Drive',
    RWD: 'Rear, Rear Wheel Drive, Rear-wheel Drive, R, Rear Drive',
    '4WD':
      '4x4, Four Wheel Drive, Four-wheel Drive, Four_WD, 4x4 On Demand, 4x4 Dual Range, 4 Wheel Drive, Part Time 4WD',
    AWD: 'All Wheel Drive, All-wheel Drive, Full Time AWD, Allgrip, 4MATIC, quattro, xDrive',
    '2WD': '4x2, Two Wheel Drive, Two_WD, 2 Wheel Drive, 6x4, 8x4',
  },
  within,
)
