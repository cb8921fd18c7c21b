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
}

function published(doc: PageDoc | undefined): PublishedPage {
  const tenant = idOf(doc?.tenant)
  return tenant !== null && doc?.path && doc._status === 'published' ? { tenant, path: doc.path } : null
}

async function publishedNow(req: PayloadRequest, id: number): Promise<PublishedPage> {
  const found = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { tenant: true, path: true, _status: true },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the cache serves every visitor, whoever edited
    req,
  })
  return published(found.docs[0])
}

/** One write may change many pages, so each has a place of its own. */
const contextKey = (id: unknown) => `publishedPageBefore:${id}`

/**
 * Notes where the page is published before the change: the previous document of a draft is another draft. Every call that
 * carries `req` gives it a new context, so it is written when all calls are done.
 */
export const rememberPublished: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id) {
    const before = await publishedNow(req, originalDoc.id)
    req.context[contextKey(originalDoc.id)] = before
  }
  return data
}

/** Expires what shoppers saw and what they see now; nothing while somebody works on a draft. */
export const expirePage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = (req.context[contextKey(doc.id)] ?? null) as PublishedPage
  const after = await publishedNow(req, doc.id)
  if (doc._status === 'draft' && before?.path === after?.path) return
  await expireTags(req, planPageExpiry(before, after))
}

/** A deleted page is gone at once. */
export const expireDeletedPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await expireTags(req, planPageExpiry(published(doc), null))
}
