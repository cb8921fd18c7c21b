import { buildVocabulary } from './vocabulary'

const within = { within: true }

/**
 * The few words that shoppers filter by (ENT-08), and what feeds write for them. A body or fuel that is not here stays as
 * the feed words it: `Cruiser` is as good a body for a motorcycle as `Sedan` for a car.
 */
export const simpleBody = buildVocabulary(
  {
    SUV: '4WD wagon, Sports Utility, Sport Utility, Sport Utility Vehicle, Crossover, Compact SUV',
    '4x4': '4 x 4, Off Roader',
    Hatchback: 'Hatch, 5 door hatch, 3 door hatch',
    Sedan: 'Saloon, 4 door sedan',
    Wagon: 'Station Wagon, Stationwagon, Estate, Sportwagon',
    Ute: 'Ute / Tray, Utility, Pickup, Pick-up, Pick up, Dual Cab, Double Cab, Dual Cab Utility, Crew Cab, Utility Double Cab, Utility Crew Cab, Extra Cab, Single Cab, Tray, Truck Ute',
    'Cab Chassis':
      'Cab-Chassis, Cabchassis, Double Cab Chassis, Single Cab Chassis, Dual Cab Chassis, C/Chas',
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

/** Anything that changes its own gears is automatic to a shopper. */
export const simpleTransmission = buildVocabulary(
  {
    Automatic:
      'Auto, A, CVT, Constant Variable, Continuous Variable, Constantly Variable Transmission, DCT, DSG, Dual Clutch, Dual-clutch, Sports Automatic Dual Clutch, Sports Automatic, Sports Auto, Tiptronic, Steptronic, Automated Manual, Seq. Manual Auto-Clutch, AMT, Reduction Gear, Single Speed, 1 Speed Automatic, 4 Speed Automatic, 5 Speed Automatic, 6 Speed Automatic, 7 Speed Automatic, 8 Speed Automatic, 9 Speed Automatic, 10 Speed Automatic',
    Manual:
      'Man, M, Manual Gearbox, 4 Speed Manual, 5 Speed Manual, 6 Speed Manual, 7 Speed Manual, 5 Sp Manual, 6 Sp Manual',
  },
  within,
)

export const simpleFuel = buildVocabulary(
  {
    Petrol:
      'Unleaded, Unleaded Petrol, ULP, Premium, Premium Unleaded, Premium Unleaded Petrol, Petrol - Unleaded, Petrol - Unleaded ULP, Petrol - Premium Unleaded, Petrol - Premium ULP, PULP, Leaded, Gasoline, Gas, P, E10, 91, 95, 98, 91 RON, 95 RON, 98 RON, Petrol Unleaded, Petrol Premium Unleaded, Flex, Flex Fuel',
    Diesel: 'D, Turbo Diesel, Biodiesel',
    Hybrid:
      'Petrol Hybrid, Petrol/Electric, Petrol - Electric, Hybrid Petrol, Unleaded Hybrid, Petrol Electric Hybrid, HEV, Mild Hybrid, Diesel Hybrid, Electric/Petrol, Hybrid (Petrol/Electric)',
    'Plug-in Hybrid':
      'PHEV, Plugin Hybrid, Plug in, Petrol Plug-in Hybrid, Plug-in Hybrid Electric, Plugin_Hybrid',
    Electric: 'EV, BEV, Battery Electric, Pure Electric, Electricity',
    LPG: 'Gas (LPG), Liquid Petroleum Gas, Petrol/LPG, Dual Fuel, Petrol - LPG, Autogas',
    Hydrogen: 'FCEV, Fuel Cell, Hydrogen Fuel Cell',
  },
  within,
)

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
