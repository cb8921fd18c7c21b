import type { PoolClient } from 'pg'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { type NoticeMail, noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import { journeyNotice } from '@/domain/reservations/journey/journey-notice'
import { journeyAddress } from '@/domain/reservations/journey/journey-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { siteOf } from '../../leads/notices/alert-undelivered'
import { enqueueMail } from '../../mail/enqueue-mail'
import { readOrigin } from '../../tenants/read-origin'

interface SavedJourney {
  readonly to: string
  readonly vehicle: Pick<Vehicle, 'name' | 'slug'>
  readonly token: string
}

/** The mail with the link that opens a purchase on another device (ROUTE-19). */
export function journeyMail(
  ctx: TenantContext,
  { vehicle, url }: { vehicle: string; url: string },
): NoticeMail {
  const link = { label: 'Continue your purchase', url }
  return noticeMail({ ...journeyNotice(vehicle), rows: [], link, site: siteOf(ctx) }, mailLook(ctx.theme))
}

/** Queues it in the caller's transaction. */
export async function mailJourney(
  client: PoolClient,
  ctx: TenantContext,
  { to, vehicle, token }: SavedJourney,
): Promise<void> {
  const url = (await readOrigin(client, ctx)) + journeyAddress(vehicle.slug, { token })
  await enqueueMail(client, { tenantId: ctx.id, to, ...journeyMail(ctx, { vehicle: vehicle.name, url }) })
}
