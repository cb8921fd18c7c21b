import { randomUUID } from 'node:crypto'
import { database } from '@/server/clients/database'

export interface Planted {
  readonly id: number
  readonly publicId: string
}

/** Inserts a lead as the websites do, by SQL. Columns that are not given keep their defaults. */
export async function plantLead(
  tenantId: number,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<Planted> {
  const publicId = randomUUID()
  const row: Record<string, unknown> = {
    tenant_id: tenantId,
    name: 'Ann',
    last_name: 'Ng',
    email: 'ann@example.com',
    form_key: 'enquiry',
    form_name: 'Enquiry',
    public_id: publicId,
    idempotency_key: randomUUID(),
    ...columns,
  }
  const { rows } = await database().query<{ id: number }>(
    `INSERT INTO leads (${Object.keys(row).join(', ')})
     VALUES (${Object.keys(row).map((_, index) => `$${index + 1}`)}) RETURNING id`,
    Object.values(row).map((value) =>
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ),
  )
  return { id: rows[0]?.id ?? 0, publicId }
}
