import pg from 'pg'

/** Connects to the database of this run's web server. The caller ends the connection. */
export async function openDatabase(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  return client
}
