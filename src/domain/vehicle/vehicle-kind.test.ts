import { vehicle } from '~/tests/support/vehicle'
import type { Vehicle } from './vehicle'
import { kindWord, vehicleKind, vehicleTestDrive, vehicleWord } from './vehicle-kind'

const site = (wording: 'Car' | 'Motorcycle') => ({ 'site.vehicleWording': wording })
const caravan = { item_type: 'caravan', categories: ['Caravans'] } satisfies Partial<Vehicle>

it.each<[Partial<Vehicle>, string]>([
  [{}, 'car'],
  [{ categories: ['Trucks'] }, 'truck'],
  [{ categories: ['Motorcycles'] }, 'motorcycle'],
  [caravan, 'caravan'],
  [{ item_type: 'caravan', categories: [] }, 'caravan'],
])('a vehicle with %j is a %s [TEN-15]', (changes, kind) => {
  expect(vehicleKind(vehicle(changes))).toBe(kind)
})

describe('the word for a vehicle', () => {
  it.each<[Partial<Vehicle>, string]>([
    [{ categories: ['Trucks'] }, 'Truck'],
    [{ categories: ['Motorcycles'] }, 'Motorcycle'],
    [{ ...caravan, simple_body: 'Pop Top' }, 'Caravan'],
    [{ ...caravan, simple_body: 'Motorhome' }, 'Motorhome'],
  ])('is by kind for %j, whatever the site’s wording [VDP-06, VDP-22]', (changes, word) => {
    expect(vehicleWord(vehicle(changes), site('Car'))).toBe(word)
    expect(vehicleWord(vehicle(changes), site('Motorcycle'))).toBe(word)
  })

  it('is the site’s wording for any other vehicle [TEN-15]', () => {
    expect(vehicleWord(vehicle(), site('Car'))).toBe('Car')
    expect(vehicleWord(vehicle(), site('Motorcycle'))).toBe('Motorcycle')
  })

  it('counts a motorhome among the caravans for vehicles like it [SIM-01]', () => {
    expect(kindWord(vehicle({ ...caravan, simple_body: 'Motorhome' }), site('Car'))).toBe('Caravan')
  })
})

it.each<[Partial<Vehicle>, 'Car' | 'Motorcycle', string]>([
  [{}, 'Car', 'test drive'],
  [{}, 'Motorcycle', 'test ride'],
  [{ categories: ['Motorcycles'] }, 'Car', 'test ride'],
  [{ categories: ['Trucks'] }, 'Motorcycle', 'test drive'],
  [{ ...caravan, simple_body: 'Pop Top' }, 'Car', 'inspection'],
  [{ ...caravan, simple_body: 'Motorhome' }, 'Car', 'test drive'],
])('a test drive of a vehicle with %j on a site with %s is called %s [TD-02]', (changes, wording, word) => {
  expect(vehicleTestDrive(vehicle(changes), site(wording))).toBe(word)
})
