import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LegalTextBlock } from '@/payload-types'
import { getLegalText, type LegalTextDocument } from '@/server/content/legal-text'

/** Throws if the text has been deleted since the page was saved. The log then names the page. */
export async function loadLegalText(block: LegalTextBlock, ctx: TenantContext): Promise<LegalTextDocument> {
  const id = typeof block.legalText === 'object' ? block.legalText?.id : block.legalText
  const text = id ? await getLegalText(ctx, id) : null
  if (!text) throw new Error(`legal text ${id} does not exist`)
  return text
}
