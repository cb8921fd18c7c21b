import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { type PublishedPage, planPageExpiry } from '@/domain/cache/plan-page-expiry'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

interface PageDoc {
  tenant?: unknown
  path?: string | null
  _status?: string | null
  blocks?: readonly { blockType: string }[] | null
}

function published(doc: PageDoc | undefined): PublishedPage {
  const tenant = idOf(doc?.tenant)
  if (tenant === null || !doc?.path || doc._status !== 'published') return null
  const showsLegalText = (doc.blocks ?? []).some(({ blockType }) => blockType === 'legalText')
  return { tenant, path: doc.path, showsLegalText }
}

export async function publishedNow(req: PayloadRequest, id: number): Promise<PublishedPage> {
  const found = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { tenant: true, path: true, _status: true, blocks: true },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the cache serves every visitor, regardless of who makes the change
    req,
  })
  return published(found.docs[0])
}

/** A bulk update changes many pages in one request, so each page has its own key. */
const contextKey = (id: unknown) => `publishedPageBefore:${id}`

/**
 * Remembers the published path before the change, because the previous document of a draft is another draft. Each Local
 * API call that passes `req` replaces `req.context`, so the value is set after all calls.
 */
export const rememberPublished: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id) {
    const before = await publishedNow(req, originalDoc.id)
    req.context[contextKey(originalDoc.id)] = before
  }
  return data
}

/** What `rememberPublished` found. Call it before any Local API call that passes `req`. */
export const publishedBefore = (req: PayloadRequest, id: number): PublishedPage =>
  (req.context[contextKey(id)] ?? null) as PublishedPage

/** Expires the page's published paths before and after the change. Does nothing while a draft leaves the path unchanged. */
export const expirePage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = publishedBefore(req, doc.id)
  const after = await publishedNow(req, doc.id)
  if (doc._status === 'draft' && before?.path === after?.path) return
  await expireTags(req, planPageExpiry(before, after))
}

export const expireDeletedPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await expireTags(req, planPageExpiry(published(doc), null))
}
