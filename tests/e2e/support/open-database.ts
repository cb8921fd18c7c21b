import pg from 'pg'

/** A connection to the database of this run's web server; whoever opens it ends it. */
export async function openDatabase(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  return client
}
