import { createHash } from 'node:crypto'
import { hitFields, pricedHitFields } from '@/domain/stock/search/results/result'
import { vehicleRow } from '~/tests/support/vehicle-row'
import { vehicleDocument } from './documents/vehicle-document'
import { vehicleRowsSql } from './documents/vehicle-rows'
import { collectionSchema, SCHEMA_VERSION } from './schema'

/** A row with every kind of value: accents, several values, numbers, a text too long for a token. */
const sample = vehicleRow({
  name: 'Škoda Kamiq-GT, Crème',
  model: 'CX-5',
  vin: 'JTELU71JX00B20000',
  regplate: '1ABC-23',
  km: 42_000.5,
  offer_price: 17_990,
  subscription_price: 198,
  finance_lenders: {
    angle: { paymentWeek: 147.25, comparisonRate: 8.5, paymentMonth: 638 },
    Nissan_Finance: { paymentWeek: 1, comparisonRate: 9 },
  },
  sold_date_timestamp: 1_773_057_600.9,
  f_badge: 'x'.repeat(200),
  f_categories: ['Cars', 'Trucks', 'Cars', ''],
  f_certified: false,
  f_make: 'Škoda',
  f_year: 2021,
})

/** Everything that decides whether a stored document can be read: what is read of a vehicle, and what is stored of it. */
const stored = JSON.stringify([
  hitFields,
  pricedHitFields,
  collectionSchema('any').fields,
  vehicleRowsSql(''),
  vehicleDocument(sample),
  vehicleDocument({ ...sample, sold: true }),
  vehicleDocument({ ...sample, held_until: '2026-11-26T02:00:00+00:00' }),
])

it('SCHEMA_VERSION matches the digest of the document format: when this fails, raise it and enter the new pair', () => {
  const digest = createHash('sha256').update(stored).digest('hex').slice(0, 12)
  expect([SCHEMA_VERSION, digest]).toEqual([8, '0759f2b33417'])
})
