import { kias } from '../../catalogue/cars/kia'
import { catalogue } from '../../catalogue/catalogue'
import { electrics } from '../../catalogue/electrics'
import type { DemoDealership } from '../../demo-tenant'
import { doncasterLocations, frankstonLocations } from './locations'

const kiaRange = [...kias, ...electrics.filter(({ make }) => make === 'Kia')]
const tradeIns = catalogue.filter(({ category, make }) => category === 'Cars' && make !== 'Kia')
const newAndDemo = { new: 82, demo: 18 }

export const kestrelDealerships: readonly DemoDealership[] = [
  {
    slug: 'kestrel-kia-doncaster',
    name: 'Kestrel Kia Doncaster',
    rating: [4.6, 1532],
    locations: doncasterLocations,
    stockPrefix: 'KKD',
    stock: [
      { count: 105, models: kiaRange, conditions: newAndDemo, locations: ['doncaster'] },
      { count: 25, models: kiaRange, conditions: { used: 1 }, locations: ['doncaster'] },
      { count: 20, models: tradeIns, conditions: { used: 1 }, locations: ['doncaster'] },
    ],
  },
  {
    slug: 'kestrel-kia-frankston',
    name: 'Kestrel Kia Frankston',
    rating: [3.7, 284],
    settings: { 'phone.shownFromStart': true, 'finance.disclaimerCollapses': false },
    locations: frankstonLocations,
    stockPrefix: 'KKF',
    stock: [
      { count: 70, models: kiaRange, conditions: newAndDemo, locations: ['frankston'] },
      { count: 30, models: kiaRange, conditions: { used: 1 }, locations: ['frankston'] },
    ],
  },
]
