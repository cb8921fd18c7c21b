import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '~/tests/support/database'

async function query(database: TestDatabase, sql: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function tablesOf(database: TestDatabase) {
  const rows = await query(
    database,
    "select table_name from information_schema.tables where table_schema = 'public'",
  )
  return rows.map((row) => row.table_name)
}

describe('createTestDatabase', () => {
  it('gives each caller a migrated database that no other caller sees', async () => {
    const mine = await createTestDatabase()
    const other = await createTestDatabase()
    await query(mine, 'create table only_here (id int)')
    expect(await tablesOf(mine)).toEqual(expect.arrayContaining(['tenants', 'only_here']))
    expect(await tablesOf(other)).toContain('tenants')
    expect(await tablesOf(other)).not.toContain('only_here')
    await Promise.all([mine.drop(), other.drop()])
  })

  it('deletes a database that still has connections', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    await client.connect()
    await database.drop()
    await expect(query(database, 'select 1')).rejects.toThrow('does not exist')
  })
})
