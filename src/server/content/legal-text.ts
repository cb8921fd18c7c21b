import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LegalText } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

export type LegalTextDocument = Pick<LegalText, 'title' | 'body'>

/** One of the tenant's legal texts by its slug, or null (CB-14). Remembered until that text changes. */
export function getLegalText(ctx: TenantContext, slug: string): Promise<LegalTextDocument | null> {
  return cached(ctx, ['legal', slug], [buildTag('legal', { tenant: ctx.id, key: slug })], async () => {
    const [text] = await findForTenant(ctx, {
      collection: 'legal-texts',
      where: { slug: { equals: slug } },
      limit: 1,
    })
    return text ? { title: text.title, body: text.body } : null
  })
}
