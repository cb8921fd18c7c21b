import type { Pool, PoolClient } from 'pg'
import { oneLine } from '@/domain/leads/delivery/mail/one-line'
import { MAIL_KEY_PREFIX } from '../jobs/job-payloads'

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** Of a binary file's content. Text has none. */
  readonly encoding?: 'base64'
}

export interface QueuedMail {
  readonly tenantId: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
  readonly attachments?: readonly MailAttachment[]
  /** The lead that the mail is about, so that erasing a person finds it. */
  readonly leadId?: number
  /** The link that ends mails of its kind with one click (RFC 8058). */
  readonly unsubscribe?: string
}

const INSERT_MAIL = `
  WITH mail AS (
    INSERT INTO leads.mails (tenant_id, lead_id, "to", subject, text, html, reply_to, attachments, unsubscribe)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $10) RETURNING id
  )
  SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id), max_attempts => 25, job_key => $9 || id) FROM mail`

/**
 * Queues a mail in the caller's transaction: the worker sends it once that commits, and retries for three days. Without a mail server it
 * goes to the admin's outbox, where the website's admins can read it.
 */
export async function enqueueMail(client: Pool | PoolClient, mail: QueuedMail): Promise<void> {
  await client.query(INSERT_MAIL, [
    mail.tenantId,
    mail.leadId ?? null,
    oneLine(mail.to),
    oneLine(mail.subject),
    mail.text,
    mail.html ?? null,
    mail.replyTo ? oneLine(mail.replyTo) : null,
    mail.attachments ? JSON.stringify(mail.attachments) : null,
    MAIL_KEY_PREFIX,
    mail.unsubscribe ?? null,
  ])
}
