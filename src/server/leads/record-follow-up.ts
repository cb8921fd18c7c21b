import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { notifyService } from '../upstream/notify-service'

interface FollowUp {
  readonly category: string
  readonly carType: string | null
}

/**
 * Records that the browser showed the follow-up of an enquiry (ENQ-19, decision 80). Only the first time counts: then the website's own
 * service is notified too, if it has one (INT-02). Returns false for an unknown lead.
 */
export async function recordFollowUp(
  { id, websiteId, settings }: Pick<TenantContext, 'id' | 'websiteId' | 'settings'>,
  publicId: string,
  { category, carType }: FollowUp,
): Promise<boolean> {
  const { rows } = await database().query<{ isFirst: boolean }>(
    `UPDATE leads lead SET followed_up_at = coalesce(lead.followed_up_at, now())
     FROM (SELECT id, followed_up_at FROM leads WHERE tenant_id = $1 AND public_id = $2 FOR NO KEY UPDATE) before
     WHERE lead.id = before.id RETURNING before.followed_up_at IS NULL AS "isFirst"`,
    [id, publicId],
  )
  const [row] = rows
  if (row?.isFirst) {
    const record = { lead_id: publicId, category, car_type: carType, website_id: websiteId }
    await notifyService(settings['integrations.followUpUrl'], 'the follow-up of an enquiry', record)
  }
  return row !== undefined
}
