import {
  cruisersAndClassics,
  europeanMotorcycles,
  otherJapaneseMotorcycles,
} from '../../catalogue/motorcycles'
import { hondaMotorcycles } from '../../catalogue/motorcycles/honda'
import { yamahas } from '../../catalogue/motorcycles/yamaha'
import type { DemoDealership } from '../../demo-tenant'
import { maitlandLocations, newcastleLocations } from './locations'

const japanese = [...yamahas, ...hondaMotorcycles, ...otherJapaneseMotorcycles]
const western = [...europeanMotorcycles, ...cruisersAndClassics]

export const twoRiversDealerships: readonly DemoDealership[] = [
  {
    slug: 'two-rivers-newcastle',
    name: 'Two Rivers Motorcycles Newcastle',
    rating: [4.8, 566],
    locations: newcastleLocations,
    stockPrefix: 'TRN',
    stock: [
      { count: 55, models: japanese, conditions: { new: 88, demo: 12 }, locations: ['broadmeadow'] },
      { count: 35, models: [...japanese, ...western], conditions: { used: 1 }, locations: ['broadmeadow'] },
    ],
  },
  {
    slug: 'two-rivers-maitland',
    name: 'Two Rivers Motorcycles Maitland',
    rating: [4.9, 312],
    settings: { 'phone.usedNumber': '02 5550 0313' },
    locations: maitlandLocations,
    stockPrefix: 'TRM',
    stock: [
      { count: 35, models: western, conditions: { new: 85, demo: 15 }, locations: ['rutherford'] },
      { count: 25, models: western, conditions: { used: 1 }, locations: ['rutherford'] },
    ],
  },
]
