import { toyotas } from '../../catalogue/cars/toyota'
import { electrics } from '../../catalogue/electrics'
import type { DemoDealership } from '../../demo-tenant'
import { adelaideLocations, canberraLocations } from './locations'

const range = [...electrics, ...toyotas.filter(({ engine }) => engine?.fuel === 'Hybrid')]

export const currawongDealerships: readonly DemoDealership[] = [
  {
    slug: 'currawong-canberra',
    name: 'Currawong Electric Canberra',
    rating: [4.9, 287],
    locations: canberraLocations,
    stockPrefix: 'CWC',
    stock: [
      { count: 70, models: range, conditions: { new: 75, demo: 25 }, locations: ['phillip'] },
      { count: 40, models: range, conditions: { used: 1 }, locations: ['phillip'] },
    ],
  },
  {
    slug: 'currawong-adelaide',
    name: 'Currawong Electric Adelaide',
    rating: [4.7, 159],
    settings: { 'phone.override': '08 7010 0510', 'search.soldDays': 2 },
    locations: adelaideLocations,
    stockPrefix: 'CWA',
    stock: [
      { count: 55, models: range, conditions: { new: 75, demo: 25 }, locations: ['mile-end'] },
      { count: 35, models: range, conditions: { used: 1 }, locations: ['mile-end'] },
    ],
  },
]
