import type { Pool, PoolClient } from 'pg'
import type { OutgoingMail } from './outgoing-mail'

/** Stores a mail where the website's admins can read it, because no mail server is configured. */
export async function storeInOutbox(db: Pool | PoolClient, mail: OutgoingMail): Promise<void> {
  const { to, subject, text, tenantId, attachments } = mail
  await db.query(
    'INSERT INTO outbox ("to", subject, text, tenant_id, attachments) VALUES ($1, $2, $3, $4, $5)',
    [to, subject, text, tenantId, attachments.length > 0 ? JSON.stringify(attachments) : null],
  )
}

/** What the log says of a mail in the outbox. */
export const IN_OUTBOX = 'Stored in the outbox, because no mail server is configured.'
