import type { TenantContext } from '@/domain/tenants/tenant-context'
import { findDraftPage } from '../../clients/payload'
import { withImageCdn } from '../../content/with-image-cdn'
import type { PageDocument } from '../get-page'
import { parsePreviewToken } from './preview-token'

export interface OpenPreview {
  readonly page: PageDocument
  readonly until: Date
}

/** The draft that a token opens. Never cached. Null for a token that opens nothing on this website. */
export async function openPreview(
  ctx: TenantContext,
  token: string,
  now: Date,
): Promise<OpenPreview | 'expired' | null> {
  const preview = parsePreviewToken(ctx.id, token, now)
  if (preview === null || preview === 'expired') return preview
  const page = await findDraftPage(ctx, preview.pageId)
  if (!page) return null
  const { id, title, path, meta, blocks } = page
  return { page: withImageCdn(ctx, { id, title, path, meta, blocks }), until: preview.until }
}
