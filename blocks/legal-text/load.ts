import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LegalTextBlock } from '@/payload-types'
import { getLegalText, type LegalTextDocument } from '@/server/content/legal-text'

/** The text as it stands now. Throws when it was deleted since the page was written: the log then names the page. */
export async function loadLegalText(block: LegalTextBlock, ctx: TenantContext): Promise<LegalTextDocument> {
  const id = typeof block.legalText === 'object' ? block.legalText?.id : block.legalText
  const text = id ? await getLegalText(ctx, id) : null
  if (!text) throw new Error(`the legal text ${id} is gone`)
  return text
}
