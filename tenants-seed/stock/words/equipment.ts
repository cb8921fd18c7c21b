import type { Badge, CatalogueModel } from '../../catalogue/model'
import type { Random } from '../random'

interface Equipment {
  readonly always: readonly string[]
  readonly often: readonly string[]
}

const car: Equipment = {
  always: [
    'Apple CarPlay',
    'Android Auto',
    'Bluetooth',
    'Reversing Camera',
    'Cruise Control',
    'Air Conditioning',
  ],
  often: [
    'Adaptive Cruise Control',
    'Autonomous Emergency Braking',
    'Blind Spot Monitor',
    'Lane Keep Assist',
    'Rear Cross Traffic Alert',
    'Satellite Navigation',
    'Heated Front Seats',
    'Ventilated Front Seats',
    'Leather Seats',
    'Power Tailgate',
    'Keyless Entry and Start',
    'LED Headlights',
    'Panoramic Sunroof',
    'Wireless Phone Charging',
    'Dual Zone Climate Control',
    '360 Degree Camera',
    'Head Up Display',
    'Parking Sensors Front and Rear',
    'Roof Rails',
    'Premium Sound',
    'Digital Instrument Cluster',
    'Rain Sensing Wipers',
  ],
}

const worker: Equipment = {
  always: ['Bluetooth', 'Reversing Camera', 'Cruise Control', 'Air Conditioning', 'Tow Bar'],
  often: [
    'Bull Bar',
    'Canopy',
    'Tub Liner',
    'Side Steps',
    'Snorkel',
    'Roof Racks',
    'Rear Differential Lock',
    'Electric Brake Controller',
    'UHF Radio',
    'Dual Battery System',
    'Rated Recovery Points',
    'LED Light Bar',
    'Apple CarPlay',
    'Android Auto',
    'Hill Descent Control',
    'Trailer Sway Control',
    'Heavy Duty Suspension',
    'All Terrain Tyres',
  ],
}

const truck: Equipment = {
  always: ['Air Conditioning', 'Cruise Control', 'Reversing Camera', 'Bluetooth'],
  often: [
    'Automated Manual Transmission',
    'Exhaust Brake',
    'Hill Start Assist',
    'Driver Suspension Seat',
    'Dual Airbags',
    'Electronic Stability Control',
    'Tool Boxes',
    'Ladder Rack',
    'Tail Lift',
    'Tow Coupling',
    'Advanced Emergency Braking',
    'Central Locking',
  ],
}

const motorcycle: Equipment = {
  always: ['ABS', 'LED Headlight'],
  often: [
    'Traction Control',
    'Quickshifter',
    'Ride Modes',
    'TFT Display',
    'Heated Grips',
    'Cornering ABS',
    'Slipper Clutch',
    'Centre Stand',
    'Crash Bars',
    'Panniers',
    'Top Box',
    'Touring Screen',
    'USB Charger',
    'Phone Connectivity',
    'LAMS Approved',
    'Adjustable Levers',
  ],
}

const caravan: Equipment = {
  always: ['Battery Charger', '12V and 240V Power', 'Awning', 'Gas Cooktop'],
  often: [
    'Solar Panels',
    'Lithium Battery',
    'Ensuite',
    'External Shower',
    'Washing Machine',
    'Reverse Cycle Air Conditioning',
    'Gas and Electric Hot Water',
    'Compressor Fridge',
    'Club Lounge',
    'Bunks',
    'Queen Bed',
    'Independent Suspension',
    'Slide-out Kitchen',
    'Bike Rack',
    'Stone Guard',
    'Grey Water Tank',
    'Diesel Heater',
  ],
}

function equipmentOf(model: CatalogueModel): Equipment {
  if (model.category === 'Trucks') return truck
  if (model.category === 'Motorcycles') return motorcycle
  if (model.category === 'Caravans') return caravan
  return ['Ute', 'Cab Chassis', 'Van', '4x4'].includes(model.body) ? worker : car
}

/** Returns the vehicle's equipment in a stable order without duplicates. More expensive badges have longer lists. */
export function equipmentFor(model: CatalogueModel, badge: Badge, random: Random): string[] {
  const { always, often } = equipmentOf(model)
  const grade = (model.badges.indexOf(badge) + 1) / model.badges.length
  const extra = often.filter(() => random.chance(0.25 + grade * 0.45))
  return [...always, ...extra]
}
