import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

export interface SqlExecutor {
  execute(query: ReturnType<typeof sql>): Promise<unknown>
}

/**
 * The transaction that a Payload request writes in, so that a hook's SQL commits or rolls back with the document. Returns the database
 * itself when the request has no transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<SqlExecutor> {
  const db = req.payload.db as unknown as {
    drizzle: SqlExecutor
    sessions?: Record<string | number, { db: SqlExecutor }>
  }
  const id = await req.transactionID
  return (id !== undefined && id !== null && db.sessions?.[id]?.db) || db.drizzle
}
