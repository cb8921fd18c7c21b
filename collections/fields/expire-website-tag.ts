import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../access/roles'

interface Changed {
  doc: { tenant: unknown }
  req: PayloadRequest
}

export const expireWebsiteTag =
  (
    kind:
      | 'media'
      | 'promos'
      | 'popups'
      | 'announcements'
      | 'reviews'
      | 'scripts'
      | 'forms'
      | 'landingTexts'
      | 'offers'
      | 'blog'
      | 'brands'
      | 'chrome'
      | 'redirects'
      | 'tenant',
  ) =>
  async ({ doc, req }: Changed): Promise<void> => {
    const tenant = idOf(doc.tenant)
    if (tenant !== null) await expireTags(req, [buildTag(kind, { tenant })])
  }
