import type { Pool } from 'pg'
import { type MailLook, mailLook } from '@/domain/leads/delivery/mail/mail-html'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readLicences } from '../../content/read-licences'
import { readOrigin } from '../../tenants/read-origin'
import { readTenantContext } from '../../tenants/read-tenant-context'

/** A website as the sender of mail about vehicles. */
export interface AlertSender {
  readonly ctx: TenantContext
  /** Its public origin, for links. */
  readonly origin: string
  /** What all its mails say and look like. */
  readonly mail: {
    readonly site: { readonly name: string; readonly host: string }
    readonly look: MailLook
    readonly licences: readonly string[]
  }
}

/** Null when the website no longer exists. */
export async function openSender(pool: Pool, tenantId: number): Promise<AlertSender | null> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return null
  const [origin, licences] = await Promise.all([readOrigin(pool, ctx), readLicences(ctx)])
  const dealer = licences.filter(({ kind }) => kind === 'dealer').map(({ number }) => number)
  const site = { name: ctx.name, host: new URL(origin).host }
  return { ctx, origin, mail: { site, look: mailLook(ctx.theme), licences: dealer } }
}
