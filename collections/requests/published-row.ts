import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'

/**
 * The published version of a document, which shoppers see, regardless of newer drafts. Null if it is not published. Read without hooks and
 * access, so that hooks of the same collection may call it; references are ids.
 */
export async function publishedRow<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const row = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  const found = row as unknown as (DataFromCollectionSlug<Slug> & { _status?: unknown }) | null
  return found?._status === 'published' ? found : null
}
