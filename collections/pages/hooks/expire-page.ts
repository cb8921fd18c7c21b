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

const CONTEXT_KEY = 'publishedPageBefore'

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

/** Notes where the page is published before the change: the previous document of a draft is another draft. */
export const rememberPublished: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  context[CONTEXT_KEY] = originalDoc?.id ? await publishedNow(req, originalDoc.id) : null
  return data
}

/** Expires what shoppers saw and what they see now. */
export const expirePage: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const before = (context[CONTEXT_KEY] ?? null) as PublishedPage
  await expireTags(req, planPageExpiry(before, await publishedNow(req, doc.id)))
}

/** A deleted page is gone at once. */
export const expireDeletedPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await expireTags(req, planPageExpiry(published(doc), null))
}
