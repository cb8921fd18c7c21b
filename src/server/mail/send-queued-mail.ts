import type { Pool } from 'pg'
import { nextAttempt } from '@/domain/leads/delivery/next-attempt'
import { inTransaction } from '../clients/in-transaction'
import { MAIL_KEY_PREFIX } from '../jobs/job-payloads'
import { log } from '../log/log.mjs'
import { FetchFailed } from '../upstream/fetch-failed'
import type { HostGate } from '../upstream/host-gate'
import { passGate } from '../upstream/pass-gate'
import type { MailAttachment } from './enqueue-mail'
import type { MailServer } from './mail-server'
import { storeInOutbox } from './store-in-outbox'

export interface MailTools {
  readonly pool: Pool
  /** Null without one: mails are stored in the outbox. */
  readonly mailServer: MailServer | null
  readonly gate: HostGate
}

/** Seconds in which only this attempt may send. */
const LEASE_SECONDS = 60

interface ClaimedMail {
  id: string
  mail_id: string
  tenant_id: number
  to: string
  subject: string
  text: string
  html: string | null
  reply_to: string | null
  attachments: MailAttachment[] | null
  unsubscribe: string | null
  attempts: number
  first_attempt_at: Date
  now: Date
  website: string
}

const CLAIM = `
  UPDATE leads.mails SET attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now()),
    next_attempt_at = now() + make_interval(secs => $2)
  WHERE id = $1 AND state = 'pending' AND next_attempt_at <= now()
  RETURNING *, now() AS now, (SELECT name FROM tenants WHERE id = tenant_id) AS website`

/** Queues the job for the mail's next attempt. */
const COME_BACK = `
  SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id), max_attempts => 25, job_key => $2 || id,
    run_at => next_attempt_at)
  FROM leads.mails WHERE id = $1 AND state = 'pending' AND next_attempt_at > now()`

/** Removes the texts: only the record that it was sent stays, for a week. */
const END = `
  UPDATE leads.mails SET state = $2, reason = $3, ended_at = now(), next_attempt_at = NULL, text = NULL, html = NULL, attachments = NULL,
    unsubscribe = NULL
  WHERE id = $1 AND state = 'pending'`

async function send({ pool, mailServer, gate }: MailTools, row: ClaimedMail): Promise<void> {
  const mail = {
    id: row.mail_id,
    tenantId: row.tenant_id,
    fromName: row.website,
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    replyTo: row.reply_to,
    attachments: row.attachments ?? [],
    unsubscribe: row.unsubscribe,
  }
  if (mailServer) {
    await passGate(gate, mailServer.host, () => mailServer.send(mail))
    await pool.query(END, [row.id, 'sent', null])
    return
  }
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(END, [row.id, 'sent', null])
    if (rowCount) await storeInOutbox(client, mail)
  })
}

async function recordFailure(pool: Pool, row: ClaimedMail, { message, retry, retryAfterMs }: FetchFailed) {
  const next = retry ? nextAttempt(row.attempts, row.first_attempt_at, row.now, retryAfterMs) : null
  const about = { mail: row.id, tenantId: row.tenant_id, attempts: row.attempts }
  if (!next) {
    await pool.query(END, [row.id, 'failed', message])
    return log.error(about, `mail ${row.id}: not sent after ${row.attempts} attempts: ${message}`)
  }
  await pool.query(
    `UPDATE leads.mails SET next_attempt_at = $2, reason = $3 WHERE id = $1 AND state = 'pending' AND attempts = $4`,
    [row.id, next, message, row.attempts],
  )
  await pool.query(COME_BACK, [row.id, MAIL_KEY_PREFIX])
  log.warn(about, `mail ${row.id}: will be tried again (attempt ${row.attempts}): ${message}`)
}

/** Makes one attempt to send a queued mail. Does nothing for one that has ended. Throws only if the database fails. */
export async function sendQueuedMail(tools: MailTools, id: number): Promise<void> {
  const { pool } = tools
  const { rows } = await pool.query<ClaimedMail>(CLAIM, [id, LEASE_SECONDS])
  const [row] = rows
  if (!row) return void (await pool.query(COME_BACK, [id, MAIL_KEY_PREFIX]))
  try {
    await send(tools, row)
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    await recordFailure(pool, row, error)
  }
}

/** Days that the record of a mail is kept after it was sent or given up. */
const MAIL_DAYS = 7

export async function deleteOldMails(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM leads.mails WHERE ended_at < now() - make_interval(days => $1)', [MAIL_DAYS])
}
