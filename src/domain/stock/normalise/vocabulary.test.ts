import { inherited } from '~/tests/support/inherited'
import { canonicalMake, leadingMake, makeSpellings, readMake } from './makes'
import { filterBody, simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-specs'
import { parseState } from './states'
import { categoryOfBody, parseCarType, parseCategories, parseItemType, parseStatus } from './trade-words'

describe('Filter words', () => {
  it.each([
    ['Ute / Tray', 'Ute'],
    ['4D WAGON', 'Wagon'],
    ['Hatch', 'Hatchback'],
    ['Utility - Dual Cab', 'Ute'],
    ['Cab Chassis - Single Cab', 'Cab Chassis'],
    ['stationWagon', 'Wagon'],
    ['4X4', '4x4'],
    ['Dual Cab Ute 4x4', 'Ute'],
    ['Off Road', undefined],
    ['Cruiser', undefined],
    ['Crew Cab Chassis', 'Cab Chassis'],
    ['Dual Cab Chassis', 'Cab Chassis'],
    ['Double Cab Chassis', 'Cab Chassis'],
    ['DOUBLE CAB-CHASSIS', 'Cab Chassis'],
    ['Utility - Extra Cab - Cab/Chassis', 'Cab Chassis'],
    ['Crew Cab Utility', 'Ute'],
    ['Cabriolet', 'Convertible'],
  ])('simplify the body %j to %j [ENT-08]', (given, expected) => {
    expect(simpleBody(given)).toBe(expected)
  })

  it.each([
    ['Cruiser', 'Cruiser'],
    ['SUPERSPORT', 'Super Sport'],
    ['4D WAGON', 'Wagon'],
    ['Land Cruiser', undefined],
    ['Hovercraft', undefined],
  ])('simplify the body %j of any kind of vehicle to %j [ENT-08]', (given, expected) => {
    expect(filterBody(given)).toBe(expected)
  })

  it.each([
    ['Auto', 'Automatic'],
    ['CVT', 'Automatic'],
    ['7 Speed Sports Automatic Dual Clutch', 'Automatic'],
    ['M', 'Manual'],
    ['6 Sp Manual', 'Manual'],
    ['Something else', undefined],
  ])('simplify the transmission %j to %j [ENT-08]', (given, expected) => {
    expect(simpleTransmission(given)).toBe(expected)
  })

  it.each([
    ['Petrol - Premium ULP', 'Petrol'],
    ['Unleaded', 'Petrol'],
    ['Gasoline', 'Petrol'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Hybrid', 'Hybrid'],
    ['Electric', 'Electric'],
    ['Diesel', 'Diesel'],
    ['Unleaded Petrol/Electric', 'Hybrid'],
    ['Premium Unleaded/Electric', 'Hybrid'],
    ['Premium Unleaded Petrol & Electric', 'Hybrid'],
    ['Diesel/Electric', 'Hybrid'],
    ['Diesel Hybrid', 'Hybrid'],
    ['Gasoline/Mild Electric Hybrid', 'Hybrid'],
    ['Hybrid (Petrol/Electric)', 'Hybrid'],
    ['Petrol Electric Hybrid', 'Hybrid'],
    ['Electric/Petrol', 'Hybrid'],
    ['Plug-in Hybrid (Petrol/Electric)', 'Plug-in Hybrid'],
    ['Plug-in Gas/Electric Hybrid', 'Plug-in Hybrid'],
    ['PLUGIN_HYBRID', 'Plug-in Hybrid'],
    ['Petrol - LPG', 'LPG'],
    ['Gas (LPG)', 'LPG'],
    ['Gasoline / Natural Gas', 'CNG'],
    ['E85 Flex Fuel', 'Petrol'],
    ['Diesel (B20 capable)', 'Diesel'],
    ['Hydrogen/Electric', 'Hydrogen'],
    ['Petrol or Diesel', undefined],
    ['Steam', undefined],
  ])('simplify the fuel %j to %j [ENT-08]', (given, expected) => {
    expect(simpleFuel(given)).toBe(expected)
  })

  it.each([
    ['Front', 'FWD'],
    ['4X4', '4WD'],
    ['4x2', '2WD'],
    ['All-wheel Drive', 'AWD'],
    ['Rear Wheel Drive', 'RWD'],
  ])('simplify the drive %j to %j [ENT-08]', (given, expected) => {
    expect(simpleDrive(given)).toBe(expected)
  })
})

describe('Make names', () => {
  it.each([
    ['VOLKSWAGEN', 'Volkswagen'],
    ['vw', 'Volkswagen'],
    ['landrover', 'Land Rover'],
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['bmw', 'BMW'],
    ['SSANGYONG', 'SsangYong'],
    ['JURGENS', 'Jurgens'],
    ['Bürstner', 'Bürstner'],
    ['JCB', 'JCB'],
    ['kaiyi', 'Kaiyi'],
    ['acme_motors', 'Acme Motors'],
    ['land_rover', 'Land Rover'],
    ['acura', 'Acura'],
    ['toyoat', 'Toyota'],
    ['CITROËN', 'Citroen'],
    ['Kaiyi', 'Kaiyi'],
    ['Kio', 'Kio'],
  ])('are normalised: %j becomes %j', (given, expected) => {
    expect(canonicalMake(given)).toBe(expected)
  })

  it.each([
    ['Land Rover Discovery', 'Land Rover'],
    ['Alfa Romeo 156 JTS', 'Alfa Romeo'],
    ['Rolls-Royce Ghost', 'Rolls-Royce'],
    ['Rover 75', undefined],
    ['Landcruiser', undefined],
    ['', undefined],
  ])('with several words are found at the start of %j: %j', (given, expected) => {
    expect(leadingMake(given)).toBe(expected)
  })
})

describe('A make with the name of an Object.prototype property', () => {
  it.each(inherited)('is unknown and has no other spellings: %s', (name) => {
    expect(readMake(name).note).toMatch(/^is an unknown make/)
    expect(makeSpellings(name)).toEqual([])
  })
})

describe('readMake', () => {
  it.each([
    ['TOYOTA', undefined],
    ['Toyoat', 'is read as “Toyota”'],
    ['kaiyi', 'is an unknown make, listed as “Kaiyi”'],
    ['constructor', 'is an unknown make, listed as “Constructor”'],
  ])('adds to %j the note %j', (given, note) => {
    expect(readMake(given).note).toBe(note)
  })
})

describe('parseState', () => {
  it.each([
    ['AU-VIC', 'VIC'],
    ['Western Australia', 'WA'],
    ['nsw', 'NSW'],
    ['', null],
  ])('parses %j as %j [ENT-07]', (given, expected) => {
    expect(parseState(given)).toBe(expected)
  })

  it('rejects an unknown state', () => {
    expect(() => parseState('Texas')).toThrow(
      expect.objectContaining({ reason: 'is not an Australian state or territory' }),
    )
  })
})

describe('The parsers of trade terms', () => {
  it.each([
    ['In stock', { status: 'in_stock', reserved: false }],
    ['available', { status: 'in_stock', reserved: false }],
    ['SOLD', { status: 'sold', reserved: false }],
    ['coming_soon', { status: 'coming_soon', reserved: false }],
    ['On order', { status: 'coming_soon', reserved: false }],
    ['Deposit taken', { status: 'in_stock', reserved: true }],
    ['', null],
  ])('parse the status %j as %j [ENT-04]', (given, expected) => {
    expect(parseStatus(given)).toEqual(expected)
  })

  it.each([
    ['USED', { carType: 'used', certified: false }],
    ['Pre-owned', { carType: 'used', certified: false }],
    ['certified_pre_owned', { carType: 'used', certified: true }],
    ['Demonstrator', { carType: 'demo', certified: false }],
    ['new', { carType: 'new', certified: false }],
  ])('parse the condition %j as %j [ENT-04]', (given, expected) => {
    expect(parseCarType(given)).toEqual(expected)
  })

  it('parse categories and item types [TEN-15]', () => {
    expect(parseCategories('Motorbike')).toEqual(['Motorcycles'])
    expect(parseCategories(['Cars', 'car'])).toEqual(['Cars'])
    expect(parseCategories([])).toBeNull()
    expect(parseItemType('Caravans')).toBe('caravan')
    expect(categoryOfBody('Light Truck')).toBe('Trucks')
    expect(categoryOfBody('Sedan')).toBeUndefined()
  })

  it.each([
    [parseStatus, 'stolen'],
    [parseCarType, 'rusty'],
    [parseCategories, ['Boats']],
    [parseItemType, 'boat'],
  ])('reject unknown words: %p %j [ENT-04]', (parse, word) => {
    expect(() => parse(word)).toThrow()
  })
})
