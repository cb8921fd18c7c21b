import type { PoolClient } from 'pg'

/** Lets one at a time ask for approval of a document, decline it and publish it, until the connection's transaction ends. */
export async function lockRequests(client: PoolClient, kind: string, id: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [`approval ${kind}`, id])
}
