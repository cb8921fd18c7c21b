import { buildTag } from '@/domain/cache/tags'
import { withPrivacyDays } from '@/domain/content/privacy-days'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LegalText } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

export type LegalTextDocument = Pick<LegalText, 'title' | 'body'>

/** One of the tenant's legal texts with the website's days (CB-11), or null (CB-14). Cached until the text changes. */
export async function getLegalText(ctx: TenantContext, id: number): Promise<LegalTextDocument | null> {
  const stored = await cached(
    ctx,
    ['legal', String(id)],
    [buildTag('legal', { tenant: ctx.id, id })],
    async () => {
      const [text] = await findForTenant(ctx, {
        collection: 'legal-texts',
        where: { id: { equals: id } },
        limit: 1,
      })
      return text ? { title: text.title, body: text.body } : null
    },
  )
  return stored && { ...stored, body: withPrivacyDays(stored.body, ctx.settings) }
}
