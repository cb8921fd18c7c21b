import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { Pool } from 'pg'
import { tagStore } from '@/server/cache/tag-store.mjs'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '~/tests/support/database'

let database: TestDatabase
let pool: Pool
const listening = new AbortController()

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  database = await createTestDatabase()
  pool = createPool(database.url)
  process.env.DATABASE_URL = database.url
  process.env.CDN_PURGE = 'webhook'
  process.env.CDN_PURGE_URL = 'https://cdn.example/purge'
})
afterAll(async () => {
  listening.abort()
  await pool.end()
  await database.drop()
})

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await sleep(20)
}

/** The tags that wait for the CDN. Reading removes them, as a delivery does. */
const takePurgedTags = async (): Promise<string[]> =>
  (await pool.query('DELETE FROM cdn.outbox RETURNING tags')).rows.flatMap(({ tags }) => tags)

it('a web server lets a CDN cache pages only while it listens for changes, and purges all pages whenever it starts to listen', async () => {
  const { listenForExpiredTags } = await import('@/server/cache/listen')
  expect(tagStore().isListening).toBe(false)
  listenForExpiredTags(listening.signal)
  await until(() => tagStore().isListening)
  await until(async () => (await takePurgedTags()).includes('hosts'))

  const states: boolean[] = []
  const watching = setInterval(() => states.push(tagStore().isListening), 5)
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'INSERT INTO cdn.outbox%'`,
  )
  await until(async () => (await takePurgedTags()).includes('hosts'))
  clearInterval(watching)
  expect(states).toContain(false)
  expect(tagStore().isListening).toBe(true)
})
