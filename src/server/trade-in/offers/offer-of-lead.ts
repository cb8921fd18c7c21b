import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { offerPath, offerToken } from './token'

/** Where the shopper goes after a trade-in form was sent, also when it was sent twice. Null for a lead without a valuation. */
export async function offerOfLead({ id }: Pick<TenantContext, 'id'>, leadId: number): Promise<string | null> {
  const { rows } = await database().query<{ public_id: string }>(
    'SELECT public_id FROM valuations WHERE tenant_id = $1 AND lead_id = $2 ORDER BY id LIMIT 1',
    [id, leadId],
  )
  return rows[0] ? offerPath(offerToken(rows[0].public_id)) : null
}
