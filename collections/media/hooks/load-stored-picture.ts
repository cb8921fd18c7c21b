import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { UploadFolder, UploadStore } from '@/server/uploads/upload-store'

/** Whether the request crops or resizes the stored picture. */
function isEdit({ query }: PayloadRequest): boolean {
  const edits = query?.uploadEdits
  return typeof edits === 'object' && edits !== null && Object.keys(edits).length > 0
}

/** What Payload passes to the operations that copy and change a document. */
interface Args {
  readonly duplicateFromID?: number | string | null
  readonly id?: number | string
  readonly data?: object
}

/**
 * Takes the stored picture as the upload when it is copied or cropped. Payload would download it from this server's own
 * address, which fails for private addresses. A copy becomes a new document with its own file.
 */
export const loadStoredPicture =
  (store: UploadStore, folder: UploadFolder): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess = false, req }) => {
    if (collection.slug !== 'media' || req.file) return
    const { duplicateFromID, id, data: changes } = args as Args
    const copied = operation === 'create' ? duplicateFromID : undefined
    const source = copied ?? (operation.startsWith('update') && isEdit(req) ? id : undefined)
    if (source === undefined || source === null) return
    const picture = await req.payload.findByID({
      collection: 'media',
      id: source,
      depth: 0,
      overrideAccess,
      req,
    })
    const stored = picture.filename && (await store.open(folder, picture.filename))
    if (!picture.filename || !stored) return
    const data = await buffer(stored.body)
    req.file = { name: picture.filename, data, size: data.length, mimetype: picture.mimeType ?? '' }
    if (source !== copied) return
    const { tenant, alt, focus } = picture
    Object.assign(args, { duplicateFromID: undefined, data: { tenant, alt, focus, ...changes } })
  }
