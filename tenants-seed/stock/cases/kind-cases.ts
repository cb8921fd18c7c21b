import type { StockCase } from './stock-case'

const categoryIs =
  (category: 'Trucks' | 'Motorcycles' | 'Caravans'): StockCase['holds'] =>
  (record) =>
    record.categories.includes(category)

const untouched: StockCase['apply'] = () => undefined

/** Vehicle kinds that the catalogue already provides. Tests check that they exist. */
export const kindCases: readonly StockCase[] = [
  {
    name: 'electric',
    rule: 'CARD-14',
    count: 1,
    suits: ({ record }) => record.simple_fuel === 'Electric',
    apply: untouched,
    holds: (record) => record.simple_fuel === 'Electric',
  },
  {
    name: 'hybrid',
    rule: 'CARD-14',
    count: 1,
    suits: ({ record }) => record.simple_fuel === 'Hybrid',
    apply: untouched,
    holds: (record) => record.simple_fuel === 'Hybrid',
  },
  {
    name: 'plug-in hybrid',
    rule: 'decision 58',
    count: 1,
    suits: ({ record }) => record.simple_fuel === 'Plug-in Hybrid',
    apply: untouched,
    holds: (record) => record.simple_fuel === 'Plug-in Hybrid',
  },
  {
    name: 'motorcycle',
    rule: 'TEN-15',
    count: 1,
    suits: ({ model }) => model.category === 'Motorcycles',
    apply: untouched,
    holds: categoryIs('Motorcycles'),
  },
  {
    name: 'truck',
    rule: 'TEN-15',
    count: 1,
    suits: ({ model }) => model.category === 'Trucks',
    apply: untouched,
    holds: categoryIs('Trucks'),
  },
  {
    name: 'caravan with its living quarters',
    rule: 'ENT-10',
    count: 1,
    suits: ({ model }) => model.category === 'Caravans',
    apply: untouched,
    holds: (record) => record.item_type === 'caravan' && (record.specifications.sleeps ?? 0) > 0,
  },
  {
    name: 'caravan without its measures',
    rule: 'ENT-10',
    count: 2,
    suits: ({ model }) => model.category === 'Caravans',
    apply: ({ specifications }) => {
      Object.assign(specifications, { body_length: null, tare_weight: null, axle_type: null, sleeps: null })
    },
    holds: (record) => record.item_type === 'caravan' && record.specifications.sleeps === null,
  },
  {
    name: 'with a subscription price',
    rule: 'PRICE-01',
    count: 1,
    suits: (_, plan) => plan.offersSubscription,
    apply: untouched,
    holds: (record) => (record.subscription_price ?? 0) > 0,
  },
  {
    name: 'older than twelve years',
    rule: 'FIN-06',
    count: 2,
    suits: ({ record, model }) => record.car_type === 'used' && model.years[0] <= 2014,
    apply: (record, { now }) => {
      const year = now.getUTCFullYear() - 12
      record.name = record.name.replace(String(record.year), String(year))
      Object.assign(record, {
        year,
        build_date: `${year}-03`,
        compliance_date: `${year}-05`,
        certified: false,
      })
    },
    holds: (record, now) => record.year !== null && record.year <= now.getUTCFullYear() - 12,
  },
]
