import type { ClientBase, Pool } from 'pg'
import { normaliseEmail } from '@/domain/leads/privacy/contact'
import { unsubscribePath } from '@/domain/leads/subscriptions/unsubscribe-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { personKey } from '../privacy/person-key'
import { claimedId, isSigned, unsubscribeToken } from './unsubscribe-token'

/** What identifies a website here. A `TenantContext` has it; the worker reads it. */
export type Website = Pick<TenantContext, 'groupId'> & { readonly id: number }

type Database = Pool | ClientBase

export interface Consent {
  readonly leadId: number
  readonly email: string
  /** The text beside the box, exactly as the shopper saw it. */
  readonly text: string
  readonly at: Date
}

const keyOf = ({ groupId }: Website, email: string) => personKey(groupId, { email, phone: null }) ?? ''

/**
 * Records the consent to marketing mail that a lead gives, in the lead's transaction. A new consent after an
 * unsubscription counts: the person ticked the box again.
 */
export async function recordConsent(client: Database, website: Website, consent: Consent): Promise<void> {
  const email = normaliseEmail(consent.email)
  await client.query(
    `INSERT INTO leads.subscriptions (tenant_id, person_key, email, lead_id, consent_text, consented_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (tenant_id, person_key) DO UPDATE SET email = excluded.email, lead_id = excluded.lead_id,
       consent_text = excluded.consent_text, consented_at = excluded.consented_at, unsubscribed_at = NULL`,
    [website.id, keyOf(website, email), email, consent.leadId, consent.text, consent.at],
  )
}

/** Whether the website may send marketing mail to the address: the person agreed and has not unsubscribed since. */
export async function mayEmail(database: Database, website: Website, email: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT FROM leads.subscriptions
     WHERE tenant_id = $1 AND person_key = $2 AND consented_at IS NOT NULL AND unsubscribed_at IS NULL`,
    [website.id, keyOf(website, email)],
  )
  return rowCount === 1
}

/** The path of the address's unsubscribe link on the website. Also for mail to people who never ticked a box. */
export async function unsubscribeLink(database: Database, website: Website, email: string): Promise<string> {
  const key = keyOf(website, email)
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO leads.subscriptions (tenant_id, person_key, email) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id, person_key) DO UPDATE SET person_key = excluded.person_key RETURNING id`,
    [website.id, key, normaliseEmail(email)],
  )
  const [row] = rows
  if (!row) throw new Error('The subscription was not stored.')
  return unsubscribePath(unsubscribeToken({ id: row.id, tenantId: website.id, personKey: key }))
}

export type UnsubscribeState = 'subscribed' | 'unsubscribed'

interface Found {
  readonly id: string
  readonly state: UnsubscribeState
}

/** The subscription of a link; null for a link that is invalid or belongs to another website. */
export async function findSubscription(
  database: Database,
  website: Website,
  token: string,
): Promise<Found | null> {
  const id = claimedId(token)
  if (id === null) return null
  const { rows } = await database.query<{ person_key: string; unsubscribed_at: Date | null }>(
    'SELECT person_key, unsubscribed_at FROM leads.subscriptions WHERE id = $1 AND tenant_id = $2',
    [id, website.id],
  )
  const [row] = rows
  if (!row || !isSigned(token, { id, tenantId: website.id, personKey: row.person_key })) return null
  return { id, state: row.unsubscribed_at ? 'unsubscribed' : 'subscribed' }
}

/** Ends the subscription of a link. Returns false for an invalid link. A second time changes nothing. */
export async function unsubscribe(
  database: Database,
  website: Website,
  token: string,
  now: Date,
): Promise<boolean> {
  const found = await findSubscription(database, website, token)
  if (found === null) return false
  await database.query(
    'UPDATE leads.subscriptions SET unsubscribed_at = $2 WHERE id = $1 AND unsubscribed_at IS NULL',
    [found.id, now],
  )
  return true
}
