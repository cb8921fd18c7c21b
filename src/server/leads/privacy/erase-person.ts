import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../clients/in-transaction'
import { log } from '../../log/log.mjs'
import { eraseLeads, HELD_LEAD, type HeldLead } from './erase-leads'
import { erasePayer } from './erase-payments'
import { inWebsites, OF_PERSON, type PersonRequest, scopeParams } from './person-request'

export interface ErasedPerson {
  readonly leads: number
  readonly subscriptions: number
  readonly mails: number
}

const NOTE = 'The personal data was erased on request.'

/**
 * Erases everything that identifies a person in the websites in reach (Australian Privacy Principle 11.2). The leads
 * stay for the counts, and an unsubscribed address stays unsubscribed by its hash.
 */
export async function erasePerson(pool: Pool, request: PersonRequest): Promise<ErasedPerson> {
  const { now, author } = request
  const erased = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<HeldLead>(
      `SELECT ${HELD_LEAD} FROM leads WHERE ${inWebsites('tenant_id')} AND ${OF_PERSON} ORDER BY id FOR NO KEY UPDATE`,
      scopeParams(request),
    )
    const mails = await eraseMails(client, request)
    const subscriptions = await eraseSubscriptions(client, request)
    await eraseAccounts(client, request)
    await erasePayer(client, request)
    await eraseLeads(client, rows, { now, note: { text: NOTE, author } })
    return { leads: rows.length, subscriptions, mails }
  })
  log.info({ author, ...erased }, 'privacy: erased a person on request')
  return erased
}

/** With its watchlist, sessions and codes. A group's shared account belongs to the website where it was made. */
async function eraseAccounts(client: PoolClient, request: PersonRequest): Promise<void> {
  await client.query(
    `DELETE FROM shoppers WHERE ${inWebsites('tenant_id')} AND ${OF_PERSON}`,
    scopeParams(request),
  )
}

const MENTIONS = '(lower("to") = $2 OR position($2 IN lower(text)) > 0 OR position($3 IN text) > 0)'

/** Mails to the person, and mails to the dealer that contain the person's address or number. Unsent ones stay unsent. */
async function eraseMails(client: PoolClient, request: PersonRequest): Promise<number> {
  const inWebsite = inWebsites('tenant_id')
  const params = scopeParams(request)
  const queued = await client.query(`DELETE FROM leads.mails WHERE ${inWebsite} AND ${MENTIONS}`, params)
  const stored = await client.query(
    // Mail about accounts has no website.
    `DELETE FROM outbox WHERE tenant_id IS NOT NULL AND ${inWebsite} AND ${MENTIONS}`,
    params,
  )
  return (queued.rowCount ?? 0) + (stored.rowCount ?? 0)
}

/** Without the address there is nobody to send mail to. The hash stays so that no later lead brings the mail back. */
async function eraseSubscriptions(client: PoolClient, request: PersonRequest): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE leads.subscriptions SET email = NULL, lead_id = NULL,
       unsubscribed_at = coalesce(unsubscribed_at, $4)
     WHERE ${inWebsites('tenant_id')} AND (lower(email) = $2 OR lead_id IN (SELECT id FROM leads WHERE phone = $3))`,
    [...scopeParams(request), request.now],
  )
  return rowCount ?? 0
}
