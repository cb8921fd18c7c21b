import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LegalText } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

export type LegalTextDocument = Pick<LegalText, 'title' | 'body'>

/** One of the tenant's legal texts, or null (CB-14). Cached until the text changes. */
export function getLegalText(ctx: TenantContext, id: number): Promise<LegalTextDocument | null> {
  return cached(ctx, ['legal', String(id)], [buildTag('legal', { tenant: ctx.id, id })], async () => {
    const [text] = await findForTenant(ctx, {
      collection: 'legal-texts',
      where: { id: { equals: id } },
      limit: 1,
    })
    return text ? { title: text.title, body: text.body } : null
  })
}
