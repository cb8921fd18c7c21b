import type { PoolClient } from 'pg'

/** Locks a document's requests until the connection's transaction ends, so that asking, declining and publishing take turns. */
export async function lockRequests(client: PoolClient, kind: string, id: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [`approval ${kind}`, id])
}
