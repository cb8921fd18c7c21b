import type { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

export interface SqlExecutor {
  execute(query: ReturnType<typeof sql>): Promise<unknown>
}

async function openTransaction(req: PayloadRequest): Promise<SqlExecutor | undefined> {
  const { sessions } = req.payload.db as unknown as {
    sessions?: Record<string | number, { db: SqlExecutor }>
  }
  const id = await req.transactionID
  return id === undefined || id === null ? undefined : sessions?.[id]?.db
}

/**
 * The transaction that a Payload request writes in, so that a hook's SQL commits or rolls back with the document. Returns the database
 * itself when the request has no transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<SqlExecutor> {
  const { drizzle } = req.payload.db as unknown as { drizzle: SqlExecutor }
  return (await openTransaction(req)) ?? drizzle
}

/** The connection of that transaction, for functions that take a client of `pg`. Throws when the request has no transaction. */
export async function connectionOf(req: PayloadRequest): Promise<PoolClient> {
  const open = (await openTransaction(req)) as { session?: { client?: PoolClient } } | undefined
  const client = open?.session?.client
  if (!client) throw new Error('The request has no transaction.')
  return client
}

/** Runs work in one transaction of the request. If the work throws, nothing is stored. */
export async function inRequestTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
