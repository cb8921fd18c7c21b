import type { Pool, PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { ORIGIN_COLUMNS, type OriginRow, storedOrigin } from './stored-origin'

/** The public origin of a website, for links in mail. */
export async function readOrigin(client: Pool | PoolClient, ctx: Pick<TenantContext, 'id'>): Promise<string> {
  const { rows } = await client.query<OriginRow>(`SELECT ${ORIGIN_COLUMNS} FROM tenants t WHERE t.id = $1`, [
    ctx.id,
  ])
  const [row] = rows
  if (!row) throw new Error(`There is no website ${ctx.id}.`)
  return storedOrigin(row)
}
