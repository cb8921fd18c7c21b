import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { asPerson } from '../../requests/requests'

type Document = Readonly<Record<string, unknown>>

interface Save {
  readonly id?: number | string
  readonly data?: Document
  readonly draft?: boolean
}

/** Whether the request discards the document's drafts for what is published. */
export const isRevert = (req: PayloadRequest, id: unknown): boolean =>
  req.context.revertOf !== undefined && req.context.revertOf === String(id)

async function newestUpdatedAt(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    draft: true,
    limit: 1,
    select: { updatedAt: true } as never,
    ...asPerson(req),
  })
  return (docs[0] as unknown as Document | undefined)?.updatedAt
}

async function published(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  access: { readonly overrideAccess: boolean; readonly showHiddenFields: boolean },
): Promise<Document | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    ...asPerson(req),
    ...access,
  })
  return docs[0] && JSON.parse(JSON.stringify(docs[0]))
}

/**
 * Recognises Payload's “Revert to published”, which sends the published document back as it read it, with the time of its save. A form that
 * was opened before a newer draft sends that time too, but other content. What is stored comes from the database.
 */
export const recogniseRevert: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data, draft } = args as Save
  if (operation !== 'update' || id === undefined) return args
  req.context.revertOf = undefined
  if (draft || !req.user || !data?.updatedAt || data._status !== 'published') return args
  const slug = collection.slug as CollectionSlug
  if ((await newestUpdatedAt(req, slug, id)) === data.updatedAt) return args
  const seen = await published(req, slug, id, { overrideAccess: false, showHiddenFields: false })
  if (!isDeepStrictEqual(seen, data)) return args
  // The person may not read every field that goes back.
  const stored = await published(req, slug, id, { overrideAccess: true, showHiddenFields: true })
  if (!stored) return args
  const { id: _, createdAt, updatedAt, ...content } = stored
  req.context.revertOf = String(id)
  return { ...args, data: content }
}
