import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'

/**
 * Blocks other changes to a person until the transaction of `req` ends. Payload reads and writes whole documents, so it would overwrite a
 * concurrent change. The lock mode does not block the audit log's foreign key to the person.
 */
export async function lockPerson(req: PayloadRequest, person: number): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE id = ${person} FOR NO KEY UPDATE`)
}

/** The same lock, for the person who owns this password reset token. */
export async function lockPersonByResetToken(req: PayloadRequest, token: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
}
