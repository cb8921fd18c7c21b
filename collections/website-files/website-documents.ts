import type { CollectionSlug, PayloadRequest } from 'payload'
import type { FilePart } from '@/domain/starter/site-record'
import { type Document, hasDrafts } from '../copies/references'
import { asPerson } from '../requests/requests'

/** A document as shoppers see it, and its later draft. A document that was never published is its newest draft. */
export interface Edition {
  readonly doc: Document
  readonly draft?: Document
}

export async function documentsOf(
  req: PayloadRequest,
  collection: FilePart,
  tenant: number,
): Promise<readonly Edition[]> {
  const find = async (more: object, draft = false) => {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { tenant: { equals: tenant }, ...more },
      sort: 'id',
      pagination: false,
      draft,
      ...asPerson(req),
    })
    return docs as unknown as readonly Document[]
  }
  const docs = await find({})
  if (!hasDrafts(req, collection)) return docs.map((doc) => ({ doc }))
  const drafts = new Map((await find({ _status: { equals: 'draft' } }, true)).map((doc) => [doc.id, doc]))
  return docs.map((doc) => {
    const draft = drafts.get(doc.id)
    return doc._status === 'published' ? { doc, draft } : { doc: draft ?? doc }
  })
}
