import { caravanModels } from '../../catalogue/caravan-models'
import { catalogue } from '../../catalogue/catalogue'
import type { DemoDealership } from '../../demo-tenant'
import { caravanLocations, fourByFourLocations } from './locations'

const cars = catalogue.filter(({ category }) => category === 'Cars')
const offRoad = cars.filter(({ drive, body }) => drive === '4x4' || body === '4x4' || body === 'Ute')
const everyday = cars.filter(({ body }) => ['SUV', 'Hatch', 'Wagon', 'Van', 'People Mover'].includes(body))

export const outpostDealerships: readonly DemoDealership[] = [
  {
    slug: 'outpost-4x4',
    name: 'Outpost 4x4',
    rating: [4.4, 1689],
    locations: fourByFourLocations,
    stockPrefix: 'OPX',
    stock: [
      {
        count: 210,
        models: offRoad,
        conditions: { used: 1 },
        locations: ['burswood', 'rockingham', 'geraldton', 'dianella'],
      },
      {
        count: 70,
        models: everyday,
        conditions: { used: 1 },
        locations: ['burswood', 'rockingham', 'geraldton', 'dianella'],
      },
    ],
  },
  {
    slug: 'outpost-caravans',
    name: 'Outpost Caravans',
    rating: [4.3, 167],
    settings: {
      'search.soldDays': 14,
      'finance.disclaimer':
        'Caravan finance over a 7-year term is available to approved applicants. The repayment shown is indicative only and not a formal quote.',
    },
    locations: caravanLocations,
    stockPrefix: 'OPC',
    stock: [
      { count: 120, models: caravanModels, conditions: { used: 1 }, locations: ['maddington', 'bunbury'] },
    ],
  },
]
