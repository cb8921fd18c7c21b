import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openDatabase } from '../open-database'

export interface OwnLeads {
  /** In the name of every lead of this test. */
  readonly mark: string
  /** Stores a lead as the website does, and returns its public id. */
  add(columns?: Readonly<Record<string, unknown>>): Promise<string>
  /** Adds a delivery that was given up. */
  addUndelivered(lead: string, target: string): Promise<void>
}

async function insert(
  client: pg.Client,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(row)
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  )
}

async function removeLeads(client: pg.Client, mark: string): Promise<void> {
  const { rows } = await client.query<{ id: number }>('DELETE FROM leads WHERE last_name = $1 RETURNING id', [
    mark,
  ])
  const ids = rows.map(({ id }) => id)
  await client.query('DELETE FROM leads.mails WHERE lead_id = ANY($1)', [ids])
}

/** Lets a test store leads of a website, and deletes them after `work`. */
export async function withLeads<T>(slug: string, work: (leads: OwnLeads) => Promise<T>): Promise<T> {
  const client = await openDatabase()
  const mark = `Mark${randomUUID().slice(0, 8)}`
  const { rows } = await client.query<{ id: number }>('SELECT id FROM tenants WHERE slug = $1', [slug])
  const tenant = rows[0]?.id
  const add = async (columns = {}) => {
    const publicId = randomUUID()
    await insert(client, 'leads', {
      tenant_id: tenant,
      name: 'Robin',
      last_name: mark,
      email: `${mark}@example.com`,
      phone: '+61412345678',
      message: 'Is it still there?',
      form_key: 'enquiry',
      form_name: 'Enquiry',
      category: 'Sales',
      public_id: publicId,
      idempotency_key: randomUUID(),
      ...columns,
    })
    return publicId
  }
  const addUndelivered = async (lead: string, target: string) => {
    const found = await client.query<{ id: number }>('SELECT id FROM leads WHERE public_id = $1', [lead])
    await insert(client, 'lead_deliveries', {
      tenant_id: tenant,
      lead_id: found.rows[0]?.id,
      method: 'email',
      target,
      state: 'undelivered',
      reason: 'The mail server did not answer for three days.',
      delivery_id: randomUUID(),
    })
  }
  try {
    return await work({ mark, add, addUndelivered })
  } finally {
    await client.query(
      'DELETE FROM lead_deliveries WHERE lead_id IN (SELECT id FROM leads WHERE last_name = $1)',
      [mark],
    )
    await client.query(
      'DELETE FROM lead_notes WHERE lead_id IN (SELECT id FROM leads WHERE last_name = $1)',
      [mark],
    )
    await removeLeads(client, mark)
    await client.end()
  }
}
