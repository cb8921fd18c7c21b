import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { createPool } from '@/server/clients/database'
import type { stockEngineOf } from '@/server/stock/search/engine/engine'
import { createIndexClient } from '@/server/stock/search/typesense/client'
import { indexVehicles } from '@/server/stock/search/typesense/documents/index-vehicles'
import { type VehicleRow, vehicleRowsSql } from '@/server/stock/search/typesense/documents/vehicle-rows'
import { aliasName, collectionSchema, SCHEMA_VERSION } from '@/server/stock/search/typesense/schema'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { describeTypesense, testTypesense } from '../../support/servers/typesense'
import { disableCachedReads } from '../tenancy/next-cache'
import { NOW } from './oracle/random-stock'
import { plainVehicle } from './plain-vehicle'
import { plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let engineOf: typeof stockEngineOf
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

afterAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // The process's own pools report that their database is gone.
  await pool?.end()
  await database?.drop()
})

const everything = planSearch(stockScope(siteOf(), NOW), emptyQuery)

async function firstName(): Promise<string | undefined> {
  const engine = await engineOf(siteOf())
  return (await engine.search(everything)).hits[0]?.name
}

/** One vehicle with a different name in the index and in the database, so that a response shows its source. */
async function plant(): Promise<void> {
  database = await createTestDatabase()
  pool = createPool(database.url)
  const connection = testTypesense()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    TYPESENSE_URL: connection.urls[0],
    TYPESENSE_API_KEY: connection.apiKey,
    TYPESENSE_COLLECTION: connection.collection,
  })
  await plantOwners(pool)
  await storeStock(pool, [plainVehicle({ name: 'In the index' })])
  const client = createIndexClient(connection)
  const alias = aliasName(connection.collection)
  const collection = `${connection.collection}-only`
  await client.collections().create(collectionSchema(collection))
  await client.aliases().upsert(alias, { collection_name: collection })
  const { rows } = await pool.query<{ row: VehicleRow }>(vehicleRowsSql(''))
  await indexVehicles(
    client,
    collection,
    rows.map(({ row }) => row),
  )
  await pool.query('INSERT INTO search.index_state (alias, schema_version, collection) VALUES ($1, $2, $3)', [
    alias,
    SCHEMA_VERSION,
    collection,
  ])
  await pool.query(`UPDATE vehicles SET name = 'In the database'`)
}

/** Gives the first site the server's address as its own host, and its own key that finds what the filter allows. */
async function useOwnKey(filter_by: string): Promise<void> {
  const {
    TYPESENSE_URL: url = '',
    TYPESENSE_API_KEY: apiKey = '',
    TYPESENSE_COLLECTION: collection = '',
  } = process.env
  const keys = createIndexClient({ urls: [url], apiKey, collection }).keys()
  const { value = '' } = await keys.create({
    description: 'a site’s',
    actions: ['documents:search'],
    collections: ['.*'],
  })
  const own = keys.generateScopedSearchKey(value, { filter_by })
  await pool.query('UPDATE tenants SET search_host = $1, search_key = $2 WHERE id = $3', [
    url,
    own,
    siteOf().id,
  ])
}

describeTypesense('a site on a platform with a search server', () => {
  beforeAll(async () => {
    await plant()
    disableCachedReads()
    ;({ stockEngineOf: engineOf } = await import('@/server/stock/search/engine/engine'))
  })

  it('is searched on it', async () => {
    expect(await firstName()).toBe('In the index')
    expect(warn).not.toHaveBeenCalled()
  })

  it('is searched on its own host with its own key when it has both, and by Postgres when that fails [SEARCH-35, INT-02]', async () => {
    await pool.query(`UPDATE tenants SET search_host = 'http://127.0.0.1:1', search_key = 'its-own'`)
    expect(await firstName()).toBe('In the database')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Typesense failed: ECONNREFUSED'))
    await pool.query(`UPDATE tenants SET search_key = NULL`)
    expect(await firstName()).toBe('In the index')
    const { TYPESENSE_URL, TYPESENSE_API_KEY } = process.env
    await pool.query('UPDATE tenants SET search_host = $1, search_key = $2', [
      TYPESENSE_URL,
      TYPESENSE_API_KEY,
    ])
    expect(await firstName()).toBe('In the index')
  })

  it.each([
    ['finds only this site’s vehicles', 'tenant:=1', 'In the index', null],
    ['finds only another site’s vehicles', 'tenant:=2', 'In the database', 'finds 0 of its 1 vehicles'],
  ])(
    'is searched with a key that %s: with %s the result is “%s” [SEARCH-35]',
    async (_, filter_by, name, expected) => {
      await pool.query('DELETE FROM search.outbox')
      warn.mockClear()
      await useOwnKey(filter_by)
      expect(await firstName()).toBe(name)
      if (expected === null) expect(warn).not.toHaveBeenCalled()
      else expect(warn).toHaveBeenCalledWith(expect.stringContaining(expected))
    },
  )

  it('is searched by Postgres when its own server has a different index from the platform’s [SEARCH-35]', async () => {
    await useOwnKey('tenant:=[1]')
    const { rows } = await pool.query<{ collection: string }>('SELECT collection FROM search.index_state')
    await pool.query(`UPDATE search.index_state SET collection = 'the_platforms'`)
    expect(await firstName()).toBe('In the database')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('searches another index'))
    await pool.query('UPDATE search.index_state SET collection = $1', [rows[0]?.collection])
  })

  it('is searched by Postgres while the index is behind', async () => {
    await pool.query('UPDATE tenants SET search_host = NULL, search_key = NULL')
    expect(await firstName()).toBe('In the index')
    await pool.query(`UPDATE vehicles SET name = 'In the database'`)
    await pool.query(`UPDATE search.outbox SET created_at = now() - interval '1 hour'`)
    await sleep(1100) // The time for which the last freshness check is cached.
    expect(await firstName()).toBe('In the database')
  })
})
