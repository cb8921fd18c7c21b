import fc from 'fast-check'
import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { type FacetAttribute, facetAttributes } from '@/domain/stock/search/query/attributes'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import { createPool } from '@/server/clients/database'
import { atNight } from '../../support/at-night'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { describeEngines, type TestedEngine } from './engines'
import { oracleSearch } from './oracle/oracle'
import { NOW } from './oracle/random-stock'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

/**
 * Values with a meaning in SQL, in a filter's syntax or in a search server's tokeniser, and values that only
 * look odd.
 */
const hostile = [
  ...['GT', 'gt', 'G T', 'G-T', 'G,T', ' GT', 'GT ', 'gt\n', 'GŤ', 'ＧＴ'],
  ...[
    '`',
    '``',
    '`GT`',
    '`,`',
    '] || tenant:=2 || f_make:=[',
    ')',
    '(',
    '&&',
    '||',
    ':=',
    ':=`x`',
    '!=GT',
    '*',
    '>5',
  ],
  ...[
    "'; DROP TABLE vehicles; --",
    "O'Brien",
    '"',
    '\\',
    '%',
    '_',
    '$1',
    '$x',
    '{"a":1}',
    '[]',
    'null',
    'x41',
    'xz',
  ],
  ...['🚗', '👨‍👩‍👧', '日本', 'שלום', 'مرحبا', '\u202eGT', '\u200f', 'e\u0301', 'é', 'ß', 'ſ', 'İ'],
  ...[
    'a'.repeat(79),
    'a'.repeat(80),
    'a'.repeat(81),
    'a'.repeat(200),
    `${'a'.repeat(199)}b`,
    'Ä'.repeat(200),
  ],
  ...['0', '-1', '00', '1e3', 'true', 'undefined'],
]

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostile) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !text.includes('\0')),
)

const texts = ['make', 'model', 'badge', 'colour', 'tag', 'location_name', 'city'] as const

const vehicle = fc
  .record({
    ...Object.fromEntries(texts.map((attribute) => [attribute, value])),
    filtered_features: fc.uniqueArray(value, { maxLength: 4 }),
    stocknum: fc.option(value.map((text) => text.slice(0, 50))),
    tenant_id: fc.constantFrom(1, 1, 2),
  })
  .map((changes) => plainVehicle({ ...changes, dealership_id: changes.tenant_id * 10 + 1 }))

const refinements = fc.dictionary(
  fc.constantFrom(...texts, 'filtered_features', 'status', 'car_type'),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
  { maxKeys: 2 },
)

const query = fc
  .tuple(refinements, fc.constantFrom(1, 2), fc.constantFrom(3, 100))
  .map(([refinements, page, hitsPerPage]): StockQuery => ({ ...emptyQuery, refinements, page, hitsPerPage }))

const facets = Object.keys(facetAttributes) as FacetAttribute[]

describeEngines('with hostile values', (open) => {
  let tried: TestedEngine

  beforeAll(() => {
    tried = open(pool)
  })

  it('treats each value literally, in stock and in queries, and stays within the tenant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(vehicle, { minLength: 1, maxLength: 25, size: 'max' }),
        fc.array(query, { minLength: 8, maxLength: 8 }),
        fc.array(value, { maxLength: 6 }),
        async (stock, queries, preferredLocations) => {
          const ids = await storeStock(pool, stock)
          await tried.refresh()
          const rows = stock.map((each, index) => ({ ...each, id: ids[index] ?? 0 }))
          const site = siteOf({ 'search.preferredLocations': preferredLocations })
          for (const requested of queries) {
            const result = await tried.engine.search(planSearch(stockScope(site, NOW), requested, { facets }))
            const oracle = { tenantId: 1, settings: site.settings, soldDaysOf: () => 3, now: NOW }
            const expected = oracleSearch(rows, oracle, requested)
            expect(result.hits.map(({ id }) => id)).toEqual(expected.ids)
            expect(result.count).toBe(expected.count)
            for (const attribute of texts) {
              const counts = result.facets[attribute]?.map(({ value, count }) => [value, count])
              expect(new Map(counts as [string, number][])).toEqual(
                new Map(Object.entries(expected.facets[attribute])),
              )
            }
          }
        },
      ),
      { numRuns: atNight(25, 10), endOnFailure: true },
    )
  })
})
