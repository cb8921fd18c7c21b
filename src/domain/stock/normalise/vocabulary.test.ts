import { inherited } from '~/tests/support/inherited'
import { canonicalMake, leadingMake, makeSpellings, readMake } from './makes'
import { filterBody, simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-specs'
import { parseState } from './states'
import { categoryOfBody, parseCarType, parseCategories, parseItemType, parseStatus } from './trade-words'

describe('the words shoppers filter by [ENT-08]', () => {
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
  ])('body %j is %j', (given, expected) => {
    expect(simpleBody(given)).toBe(expected)
  })

  it.each([
    ['Cruiser', 'Cruiser'],
    ['SUPERSPORT', 'Super Sport'],
    ['4D WAGON', 'Wagon'],
    ['Land Cruiser', undefined],
    ['Hovercraft', undefined],
  ])('body %j is %j, whatever kind of vehicle it is of', (given, expected) => {
    expect(filterBody(given)).toBe(expected)
  })

  it.each([
    ['Auto', 'Automatic'],
    ['CVT', 'Automatic'],
    ['7 Speed Sports Automatic Dual Clutch', 'Automatic'],
    ['M', 'Manual'],
    ['6 Sp Manual', 'Manual'],
    ['Something else', undefined],
  ])('transmission %j is %j', (given, expected) => {
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
  ])('fuel %j is %j', (given, expected) => {
    expect(simpleFuel(given)).toBe(expected)
  })

  it.each([
    ['Front', 'FWD'],
    ['4X4', '4WD'],
    ['4x2', '2WD'],
    ['All-wheel Drive', 'AWD'],
    ['Rear Wheel Drive', 'RWD'],
  ])('drive %j is %j', (given, expected) => {
    expect(simpleDrive(given)).toBe(expected)
  })
})

describe('makes', () => {
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
  ])('writes %j as %j', (given, expected) => {
    expect(canonicalMake(given)).toBe(expected)
  })

  it.each([
    ['Land Rover Discovery', 'Land Rover'],
    ['Alfa Romeo 156 JTS', 'Alfa Romeo'],
    ['Rolls-Royce Ghost', 'Rolls-Royce'],
    ['Rover 75', undefined],
    ['Landcruiser', undefined],
    ['', undefined],
  ])('finds the make of several words in %j: %j', (given, expected) => {
    expect(leadingMake(given)).toBe(expected)
  })
})

describe('makes that are called as what every object inherits', () => {
  it.each(inherited)('lists %s as a make that we do not know, without another spelling', (name) => {
    expect(readMake(name).note).toMatch(/^is no make that we know/)
    expect(makeSpellings(name)).toEqual([])
  })
})

describe('the note of a make', () => {
  it.each([
    ['TOYOTA', undefined],
    ['Toyoat', 'is read as “Toyota”'],
    ['kaiyi', 'is no make that we know: it is listed as “Kaiyi”'],
    ['constructor', 'is no make that we know: it is listed as “Constructor”'],
  ])('%j: %j', (given, note) => {
    expect(readMake(given).note).toBe(note)
  })
})

describe('states', () => {
  it.each([
    ['AU-VIC', 'VIC'],
    ['Western Australia', 'WA'],
    ['nsw', 'NSW'],
    ['', null],
  ])('reads %j as %j [ENT-07]', (given, expected) => {
    expect(parseState(given)).toBe(expected)
  })

  it('refuses what is none', () => {
    expect(() => parseState('Texas')).toThrow(
      expect.objectContaining({ reason: 'is not an Australian state or territory' }),
    )
  })
})

describe('the trade’s words [ENT-04]', () => {
  it.each([
    ['In stock', { status: 'in_stock', reserved: false }],
    ['available', { status: 'in_stock', reserved: false }],
    ['SOLD', { status: 'sold', reserved: false }],
    ['coming_soon', { status: 'coming_soon', reserved: false }],
    ['On order', { status: 'coming_soon', reserved: false }],
    ['Deposit taken', { status: 'in_stock', reserved: true }],
    ['', null],
  ])('status %j is %j', (given, expected) => {
    expect(parseStatus(given)).toEqual(expected)
  })

  it.each([
    ['USED', { carType: 'used', certified: false }],
    ['Pre-owned', { carType: 'used', certified: false }],
    ['certified_pre_owned', { carType: 'used', certified: true }],
    ['Demonstrator', { carType: 'demo', certified: false }],
    ['new', { carType: 'new', certified: false }],
  ])('condition %j is %j', (given, expected) => {
    expect(parseCarType(given)).toEqual(expected)
  })

  it('reads categories and item types [TEN-15]', () => {
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
  ])('refuses others', (parse, word) => {
    expect(() => parse(word)).toThrow()
  })
})
