import { fords } from '../../catalogue/cars/ford'
import { toyotas } from '../../catalogue/cars/toyota'
import { catalogue } from '../../catalogue/catalogue'
import { electrics } from '../../catalogue/electrics'
import { otherJapaneseMotorcycles } from '../../catalogue/motorcycles'
import { hondaMotorcycles } from '../../catalogue/motorcycles/honda'
import { yamahas } from '../../catalogue/motorcycles/yamaha'
import { otherTrucks } from '../../catalogue/trucks'
import { isuzuTrucks } from '../../catalogue/trucks/isuzu'
import type { DemoDealership } from '../../demo-tenant'
import {
  fordLocations,
  motorcycleLocations,
  toyotaLocations,
  truckLocations,
  usedLocations,
} from './locations'

const cars = catalogue.filter((model) => model.category === 'Cars')
/** The vehicle of the specification's search examples: `hilux sr5 2021 white`, and `auto ute near 4350`. */
const hilux2021 = cars
  .filter(({ make, model }) => make === 'Toyota' && model === 'HiLux')
  .map((model) => ({
    ...model,
    years: [2021, 2021] as const,
    badges: model.badges.filter(({ name }) => name === 'SR5'),
  }))
const newAndDemo = { new: 85, demo: 15 }
const toyotaElectrics = electrics.filter(({ make }) => make === 'Toyota')

export const southernCrossDealerships: readonly DemoDealership[] = [
  {
    slug: 'southern-cross-toyota',
    name: 'Southern Cross Toyota',
    rating: [4.6, 1926],
    settings: { 'vehiclePage.galleryStart': 'gallery' },
    locations: toyotaLocations,
    stockPrefix: 'SCT',
    stock: [
      {
        count: 140,
        models: [...toyotas, ...toyotaElectrics],
        conditions: newAndDemo,
        locations: ['moorooka', 'springwood'],
      },
      { count: 80, models: toyotas, conditions: { used: 1 }, locations: ['moorooka', 'springwood'] },
    ],
  },
  {
    slug: 'southern-cross-ford',
    name: 'Southern Cross Ford',
    rating: [4.6, 731],
    locations: fordLocations,
    stockPrefix: 'SCF',
    stock: [
      { count: 90, models: fords, conditions: newAndDemo, locations: ['southport'] },
      { count: 70, models: cars, conditions: { used: 1 }, locations: ['southport'] },
    ],
  },
  {
    slug: 'southern-cross-trucks',
    name: 'Southern Cross Trucks',
    rating: [4.3, 97],
    settings: {
      'phone.shownFromStart': true,
      'finance.disclaimer':
        'Commercial finance, to approved ABN holders only. Repayments are indicative only and not a formal quote.',
    },
    locations: truckLocations,
    stockPrefix: 'SCX',
    stock: [
      {
        count: 60,
        models: isuzuTrucks,
        conditions: { new: 90, demo: 10 },
        locations: ['archerfield-trucks', 'yatala-trucks'],
      },
      {
        count: 50,
        models: [...isuzuTrucks, ...otherTrucks],
        conditions: { used: 1 },
        locations: ['archerfield-trucks', 'yatala-trucks'],
      },
    ],
  },
  {
    slug: 'southern-cross-motorcycles',
    name: 'Southern Cross Motorcycles',
    rating: [4.8, 415],
    locations: motorcycleLocations,
    stockPrefix: 'SCM',
    stock: [
      {
        count: 80,
        models: [...yamahas, ...hondaMotorcycles],
        conditions: { new: 92, demo: 8 },
        locations: ['fortitude-valley-bikes', 'burleigh-bikes'],
      },
      {
        count: 50,
        models: [...yamahas, ...hondaMotorcycles, ...otherJapaneseMotorcycles],
        conditions: { used: 1 },
        locations: ['fortitude-valley-bikes', 'burleigh-bikes'],
      },
    ],
  },
  {
    slug: 'southern-cross-used',
    name: 'Southern Cross Used Cars',
    rating: [4.1, 1114],
    settings: { 'search.soldDays': 7 },
    locations: usedLocations,
    stockPrefix: 'SCU',
    stock: [
      { count: 271, models: cars, conditions: { used: 1 }, locations: ['mount-gravatt', 'aspley'] },
      { count: 8, models: cars, conditions: { used: 1 }, locations: ['toowoomba'] },
      { count: 1, models: hilux2021, conditions: { used: 1 }, locations: ['toowoomba'], paint: 'white' },
    ],
  },
]
