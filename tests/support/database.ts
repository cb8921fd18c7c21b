import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

function templateUrl() {
  const url = process.env.TEST_DATABASE_TEMPLATE
  if (url) return new URL(url)
  throw new Error('No test database is running: run this test with `npm test -- --only integration`.')
}

async function onServer(sql: (quote: (name: string) => string) => string) {
  const url = templateUrl()
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(sql((name) => client.escapeIdentifier(name)))
  } finally {
    await client.end()
  }
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const url = templateUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer((quote) => `create database ${quote(name)} template ${quote(template)}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer((quote) => `drop database ${quote(name)} with (force)`) }
}

/**
 * Creates a migrated database without tenants for one caller, in about 40 ms. Call it once a test file, and
 * drop the database afterwards.
 */
export const createTestDatabase = () => createDatabase(templateUrl().pathname.slice(1))

/** Creates a database without tables, for tests that create them. Drop it afterwards. */
export const createBlankDatabase = () => createDatabase('template0')
