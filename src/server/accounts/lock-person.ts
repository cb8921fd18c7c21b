import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'

/**
 * Lets nobody else change a person until the transaction of `req` ends. Payload reads a person whole and writes them back whole: what
 * changed in between would be undone. The audit log, which refers to the person, is not held up.
 */
export async function lockPerson(req: PayloadRequest, person: number): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE id = ${person} FOR NO KEY UPDATE`)
}

/** The same for whose link of a forgotten password's mail this is. */
export async function lockPersonOfLink(req: PayloadRequest, token: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
}
