import type { PoolClient } from 'pg'
import { erasedConsents, erasedSource, IDENTIFYING_BASIS } from '@/domain/leads/privacy/erased-lead'
import { uploadStore } from '../../uploads/configured-store'
import { erasePayersOfLeads } from './erase-payments'
import { fileKeys } from './file-keys'

export interface HeldLead {
  readonly id: number
  readonly tenant_id: number
  readonly consents: unknown
  readonly source: unknown
  readonly files: unknown
}

/** What the lead's history says about it. */
export interface ErasureNote {
  readonly text: string
  /** Null for the worker. */
  readonly author: number | null
}

/** The columns that `eraseLeads` needs. */
export const HELD_LEAD = 'id, tenant_id, consents, source, files'

/**
 * Erases the personal data of leads in the caller's transaction. The leads stay for the counts, with their consents'
 * texts, their deliveries' targets and their history. Files are removed first: if the transaction fails, the next run
 * does not find them, which is no error.
 */
export async function eraseLeads(
  client: PoolClient,
  leads: readonly HeldLead[],
  { now, note }: { now: Date; note: ErasureNote },
): Promise<void> {
  if (leads.length === 0) return
  for (const key of leads.flatMap(({ files }) => fileKeys(files))) await uploadStore().remove('leads', key)
  await eraseRows(client, leads, now)
  const ids = leads.map(({ id }) => id)
  await eraseRelated(client, ids, now)
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text, author_id, detail, created_at, updated_at)
     SELECT tenant_id, id, 'system', $2, (SELECT id FROM users WHERE id = $3), '{"privacy": "erased"}', $4, $4
     FROM leads WHERE id = ANY($1)`,
    [ids, note.text, note.author, now],
  )
}

async function eraseRows(client: PoolClient, leads: readonly HeldLead[], now: Date): Promise<void> {
  const left = leads.map(({ id, consents, source }) => ({
    id,
    consents: erasedConsents(consents),
    source: erasedSource(source),
  }))
  // A key made without JavaScript is a hash of the answers.
  await client.query(
    `UPDATE leads SET name = NULL, last_name = NULL, email = NULL, phone = NULL, postcode = NULL, message = NULL,
       answers = NULL, files = NULL, spam_reasons = NULL, person_key = NULL, consents = held.consents,
       source = held.source, idempotency_key = 'erased ' || leads.public_id, erased_at = $2, updated_at = $2
     FROM jsonb_to_recordset($1::jsonb) AS held (id int, consents jsonb, source jsonb)
     WHERE leads.id = held.id`,
    [JSON.stringify(left), now],
  )
}

/** Notes of changes hold the values before and after, which reports count. */
async function eraseRelated(client: PoolClient, ids: readonly number[], now: Date): Promise<void> {
  await client.query(
    `UPDATE lead_notes SET text = NULL, updated_at = $2,
       detail = CASE WHEN kind IN ('status', 'assigned', 'spam', 'resent') THEN detail END
     WHERE lead_id = ANY($1) AND NOT (kind = 'system' AND coalesce(detail, '{}') ? 'privacy')`,
    [ids, now],
  )
  await client.query(
    `UPDATE valuations SET rego = NULL, rego_state = NULL, condition = NULL,
       basis = CASE WHEN jsonb_typeof(basis) = 'object' THEN basis - $3::text[] END,
       updated_at = $2
     WHERE lead_id = ANY($1)`,
    [ids, now, IDENTIFYING_BASIS],
  )
  await erasePayersOfLeads(client, ids)
  await client.query('DELETE FROM leads.mails WHERE lead_id = ANY($1)', [ids])
  await client.query(
    `UPDATE lead_deliveries SET state = 'cancelled', reason = 'The personal data was erased.',
       next_attempt_at = NULL, updated_at = $2
     WHERE lead_id = ANY($1) AND state = 'pending'`,
    [ids, now],
  )
}
