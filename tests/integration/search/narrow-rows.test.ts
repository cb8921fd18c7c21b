import fc from 'fast-check'
import type pg from 'pg'
import { cardWeeklies } from '@/domain/finance/offer/weekly-figure'
import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { weeklyPriceRange } from '@/domain/stock/buckets'
import { accents, foldText, searchWords } from '@/domain/stock/search/understand/searchable-text'
import { normaliseIdentifier } from '@/domain/stock/search/understand/text-reading'
import { isForSale } from '@/domain/vehicle/sale/sold'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { randomStock } from './oracle/random-stock'
import { type Owner, plantOwners } from './search-site'
import { staleRows } from './stale-rows'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let owners: Owner[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  owners = await plantOwners(pool)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const count = async (table: string) =>
  (await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count

/** A search row's data for each lender: whole dollars, their bracket, and whether there is a monthly figure. */
function weeklyOf(lenders: unknown) {
  const figures = cardWeeklies(lenders).map(({ key, weekly, hasMonthly }) => [
    key,
    [weekly, weeklyPriceRange(weekly), hasMonthly],
  ])
  return figures.length > 0 ? Object.fromEntries(figures) : null
}

const changes = [
  `UPDATE vehicles SET price = 1, make = 'Éxotic-Märke' WHERE id % 2 = 0`,
  `UPDATE vehicles SET staff_hidden = NOT coalesce(staff_hidden, false) WHERE id % 3 = 0`,
  `UPDATE vehicles SET show_on_dealer_website = NOT show_on_dealer_website WHERE id % 5 = 0`,
  `UPDATE vehicles SET staff_name = 'By staff', staff_badge = '', staff_tag = 'Sold soon' WHERE id % 4 = 0`,
  `UPDATE vehicles SET filtered_features = '{"not": "a list"}' WHERE id = 1`,
  `UPDATE vehicles SET price = 2 WHERE false`,
  'DELETE FROM vehicles WHERE id % 7 = 0',
]

describe('the rows of search.stock', () => {
  it('match the vehicles after any write', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomStock(owners),
        fc.array(fc.constantFrom(...changes), { maxLength: 5 }),
        async (stock, writes) => {
          await storeStock(pool, stock)
          expect(await staleRows(pool)).toBe(0)
          for (const write of writes) {
            await pool.query(write)
            expect(await staleRows(pool)).toBe(0)
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    )
  })

  it('cover exactly the vehicles that a website may show', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 7 })
    await storeStock(pool, stock)
    expect(await count('search.stock')).toBe(
      stock.filter((each) => each.show_on_dealer_website && !each.staff_hidden).length,
    )
    await pool.query('TRUNCATE vehicles CASCADE')
    expect(await count('search.stock')).toBe(0)
  })

  it('have the advertised price, and no price when the vehicle is not for sale [PRICE-02, PRICE-06, PRICE-08]', async () => {
    await fc.assert(
      fc.asyncProperty(randomStock(owners), async (stock) => {
        const shown = stock.map((each) => ({ ...each, show_on_dealer_website: true, staff_hidden: false }))
        await storeStock(pool, shown)
        const { rows } = await pool.query<Record<string, unknown>>(
          'SELECT price, subscription_price, price_range, weekly FROM search.stock ORDER BY id',
        )
        expect(rows).toEqual(
          shown.map((each) => {
            const vehicle = { ...each, sold: each.sold ?? false }
            const { subscription_price, price_range } = vehicle
            const others = { subscription_price, price_range, weekly: weeklyOf(vehicle.finance_lenders) }
            const none = Object.fromEntries(Object.keys(others).map((name) => [name, null]))
            return { price: advertisedPrice(vehicle), ...(isForSale(vehicle) ? others : none) }
          }),
        )
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  it('change in the vehicle’s transaction and roll back with it', async () => {
    const [stock = []] = fc.sample(randomStock(owners), { numRuns: 1, seed: 7 })
    await storeStock(pool, stock)
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query(`UPDATE vehicles SET make = 'Changed'`)
    expect(await staleRows(client)).toBe(0)
    const made = `search.stock WHERE make = 'Changed'`
    expect(await count(made)).toBe(0)
    await client.query('ROLLBACK')
    client.release()
    expect(await count(made)).toBe(0)
    expect(await staleRows(pool)).toBe(0)
  })

  it.each([
    'Citroën C3, CX-5',
    'ŠKODA',
    'ÀÉÎÕÜ ñç',
    '  many   blanks  ',
    'a/b_c.d',
    'MÜNCHEN 4x4',
    accents.from,
    accents.from.toUpperCase(),
    '',
  ])('fold %j in the same way as search texts', async (text) => {
    const { rows } = await pool.query<{ words: string }>('SELECT search.fold_words($1) AS words', [text])
    const words = rows[0]?.words ?? ''
    expect(words.split(' ').filter(Boolean)).toEqual(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    for (const word of searchWords(text)) expect(words).toContain(` ${word}`)
  })

  it.each(['A-100', ' 1ab 2cd ', 'mr0ba3cd000123456', '—', ''])(
    'normalise %j as an identifier',
    async (text) => {
      const { rows } = await pool.query<{ squeezed: string | null }>(
        'SELECT search.squeeze($1) AS squeezed',
        [text],
      )
      expect(rows[0]?.squeezed ?? '').toBe(normaliseIdentifier(text))
    },
  )
})
