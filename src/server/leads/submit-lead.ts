import type { Pool, PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { inTransaction } from '../clients/in-transaction'
import { deliveryQuery } from './delivery/insert-deliveries'
import type { LeadKeys } from './lead-keys'
import type { LeadRecord } from './lead-record'

export interface SubmittedLead {
  readonly id: number
  readonly publicId: string
  /** Whether this lead was stored before: a double click, a retry or a resend. */
  readonly isRepeat: boolean
}

type StoredParts = Pick<LeadRecord, 'keys' | 'columns' | 'deliveries'>

/** Stores more in the transaction of a new lead. If it throws, nothing is stored. */
export type WithinLead = (
  client: PoolClient,
  lead: { readonly id: number; readonly tenantId: number },
) => Promise<void>

const COLUMNS = `tenant_id, status, form_key, form_name, form_completed, offer_accepted, public_id, idempotency_key, category, subcategory,
  vehicle_id, vehicle_snapshot, location_id, dealership_id, name, last_name, email, phone, postcode, message, opt_in, person_key,
  answers, consents, files, source, is_spam, spam_score, spam_reasons`

const FIND = `SELECT id, public_id AS "publicId", true AS "isRepeat" FROM leads
  WHERE tenant_id = $1 AND idempotency_key = ANY($2::text[]) ORDER BY id LIMIT 1`

/** The lead and its deliveries in one statement. Returns nothing if the lead is being stored by somebody else. */
const STORE = `
  WITH earlier AS (${FIND}), lead AS (
    INSERT INTO leads (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::leads, $3::jsonb)
    WHERE NOT EXISTS (SELECT FROM earlier)
    ON CONFLICT (tenant_id, idempotency_key) DO NOTHING RETURNING id, tenant_id, public_id
  ), ${deliveryQuery('$4')}
  SELECT id, public_id AS "publicId", false AS "isRepeat" FROM lead
  UNION ALL SELECT id, "publicId", "isRepeat" FROM earlier`

async function store(
  client: Pool | PoolClient,
  tenantId: number,
  { keys, columns, deliveries }: StoredParts,
): Promise<SubmittedLead> {
  const stored = await client.query<SubmittedLead>(STORE, [
    tenantId,
    keys,
    JSON.stringify({ ...columns, tenant_id: tenantId }),
    JSON.stringify(deliveries),
  ])
  // `ON CONFLICT` waited until the other transaction ended, so a new statement sees its lead.
  const found = stored.rows[0] ?? (await client.query<SubmittedLead>(FIND, [tenantId, keys])).rows[0]
  if (!found) throw new Error('The lead was neither stored nor found.')
  return found
}

/** The lead that was stored under one of these keys, or null. */
export async function findLead(
  { id }: Pick<TenantContext, 'id'>,
  keys: LeadKeys,
): Promise<SubmittedLead | null> {
  const { rows } = await database().query<SubmittedLead>(FIND, [id, keys])
  return rows[0] ?? null
}

/**
 * Stores a lead with its deliveries (ENQ-18). It is committed when this resolves. The same keys again are the same lead, on any number of
 * servers, and `within` runs only for a new one.
 */
export async function submitLead(
  { id: tenantId }: Pick<TenantContext, 'id'>,
  lead: StoredParts,
  within?: WithinLead,
): Promise<SubmittedLead> {
  if (!within) return store(database(), tenantId, lead)
  return inTransaction(database(), async (client) => {
    const stored = await store(client, tenantId, lead)
    if (!stored.isRepeat) await within(client, { id: stored.id, tenantId })
    return stored
  })
}
