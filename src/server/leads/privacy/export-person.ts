import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../clients/in-transaction'
import { leadZoneSql } from '../../locations/time-zone-sql'
import { inWebsites, OF_PERSON, type PersonRequest, scopeParams } from './person-request'

type Row = Readonly<Record<string, unknown>>

export interface PersonExport {
  readonly exportedAt: string
  readonly leads: readonly (Row & {
    readonly notes: readonly Row[]
    readonly deliveries: readonly Row[]
    readonly testDrives: readonly Row[]
    readonly valuations: readonly Row[]
  })[]
  readonly subscriptions: readonly Row[]
  readonly mails: readonly Row[]
  readonly accounts: readonly Row[]
}

/** What only the product uses: keys and internal ids. */
const INTERNAL = "'{idempotency_key,person_key,tenant_id,lead_id,assigned_to_id,author_id,rule_id}'::text[]"

const rowsOf = (table: string, alias: string) =>
  `(SELECT coalesce(jsonb_agg(to_jsonb(${alias}) - ${INTERNAL} ORDER BY ${alias}.id), '[]') FROM ${table} ${alias}
    WHERE ${alias}.lead_id = leads.id)`

const EXPORTED = `SELECT leads.id, to_jsonb(leads) - ${INTERNAL} || jsonb_build_object(
    'website', tenants.name, 'time_zone', ${leadZoneSql('leads')}, 'location', locations.name, 'dealership', dealerships.name,
    'notes', ${rowsOf('lead_notes', 'note')}, 'deliveries', ${rowsOf('lead_deliveries', 'delivery')},
    'testDrives', ${rowsOf('test_drives', 'drive')}, 'valuations', ${rowsOf('valuations', 'valuation')}) AS lead
  FROM (SELECT * FROM leads WHERE ${inWebsites('tenant_id')} AND ${OF_PERSON}) leads
  JOIN tenants ON tenants.id = leads.tenant_id
  LEFT JOIN locations ON locations.id = leads.location_id
  LEFT JOIN dealerships ON dealerships.id = leads.dealership_id
  ORDER BY leads.created_at, leads.id`

/**
 * Everything that the websites in reach hold about a person, as JSON (Australian Privacy Principle 12). Each lead's
 * history says who exported it. Files are listed, not included.
 */
export function exportPerson(pool: Pool, request: PersonRequest): Promise<PersonExport> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; lead: PersonExport['leads'][number] }>(
      EXPORTED,
      scopeParams(request),
    )
    await noteExport(
      client,
      request,
      rows.map(({ id }) => id),
    )
    return {
      exportedAt: request.now.toISOString(),
      leads: rows.map(({ lead }) => lead),
      subscriptions: await subscriptionsOf(client, request),
      mails: await mailsOf(client, request),
      accounts: await accountsOf(client, request),
    }
  })
}

async function noteExport(client: PoolClient, { author, now }: PersonRequest, ids: number[]): Promise<void> {
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text, author_id, detail, created_at, updated_at)
     SELECT tenant_id, id, 'system', 'The personal data was exported.', (SELECT id FROM users WHERE id = $2),
       '{"privacy": "exported"}', $3, $3
     FROM leads WHERE id = ANY($1)`,
    [ids, author, now],
  )
}

async function subscriptionsOf(client: PoolClient, request: PersonRequest): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT tenants.name AS website, s.email, s.consent_text, s.consented_at, s.unsubscribed_at
     FROM leads.subscriptions s JOIN tenants ON tenants.id = s.tenant_id
     WHERE ${inWebsites('s.tenant_id')} AND lower(s.email) = $2 AND $3::text IS NULL ORDER BY s.created_at`,
    scopeParams(request),
  )
  return rows
}

/** The person's accounts on the websites, with what they saved there. No password, session or code. */
async function accountsOf(client: PoolClient, request: PersonRequest): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT tenants.name AS website, s.email, s.phone, s.phone_verified_at, s.signed_in_at, s.created_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('vehicle', v.name, 'saved_at', w.saved_at)), '[]')
         FROM shopper.watchlist w JOIN vehicles v ON v.id = w.vehicle_id WHERE w.shopper_id = s.id) AS watchlist,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'address', f.address, 'emails', f.alert,
           'saved_at', f.created_at)), '[]')
         FROM shopper.searches f WHERE f.shopper_id = s.id) AS searches,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('competition', c.name, 'prize', p.prize, 'code', p.code,
           'at', p.created_at)), '[]')
         FROM spins p JOIN spin_campaigns c ON c.id = p.campaign_id WHERE p.shopper_id = s.id) AS spins
     FROM (SELECT * FROM shoppers WHERE ${inWebsites('tenant_id')} AND ${OF_PERSON}) s
     JOIN tenants ON tenants.id = s.tenant_id ORDER BY s.created_at`,
    scopeParams(request),
  )
  return rows
}

/**
 * Mails to the person: those that wait or were sent within a week, and those in the local outbox. Mail about accounts
 * has no website and is not the person's.
 */
async function mailsOf(client: PoolClient, request: PersonRequest): Promise<Row[]> {
  const toPerson = `tenant_id IS NOT NULL AND ${inWebsites('tenant_id')} AND lower("to") = $2 AND $3::text IS NULL`
  const { rows } = await client.query<Row>(
    `SELECT "to", subject, text, created_at FROM outbox WHERE ${toPerson}
     UNION ALL SELECT "to", subject, text, created_at FROM leads.mails WHERE ${toPerson}
     ORDER BY created_at`,
    scopeParams(request),
  )
  return rows
}
