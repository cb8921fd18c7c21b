import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'

/**
 * Records that the browser showed the follow-up of an enquiry (ENQ-19, decision 80). Only the first time counts. Returns false for an
 * unknown lead.
 */
export async function recordFollowUp({ id }: Pick<TenantContext, 'id'>, publicId: string): Promise<boolean> {
  const { rowCount } = await database().query(
    `UPDATE leads SET followed_up_at = coalesce(followed_up_at, now()) WHERE tenant_id = $1 AND public_id = $2`,
    [id, publicId],
  )
  return rowCount === 1
}
