import {
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  parseParams,
  restoreVersionOperation,
} from 'payload'

const KEPT = 'Restored as the newest draft. What is live stays until you publish.'

/** Whether a version is a draft of a document that is live. */
async function isDraftOfLive(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const all = { collection, limit: 1, depth: 0, overrideAccess: true, req } as const // the restore checks who may make it
  const found = await req.payload.findVersions({
    ...all,
    where: { id: { equals: id }, 'version._status': { equals: 'draft' } },
    select: { parent: true } as never,
  })
  const [version] = found.docs as unknown as { parent: number }[]
  if (!version) return false
  const { docs } = await req.payload.find({
    ...all,
    where: { id: { equals: version.parent }, _status: { equals: 'published' } },
    select: {},
  })
  return docs.length > 0
}

/**
 * Restores a version: `POST /api/:collection/versions/:id`. An earlier draft becomes the newest draft. Payload would make the document itself
 * a draft, which takes it offline.
 */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const slug = req.routeParams?.collection as CollectionSlug
    const id = Number.parseFloat(String(req.routeParams?.id))
    const { depth, draft = false, populate } = parseParams(req.query)
    const isKept = await isDraftOfLive(req, slug, id)
    const result = await restoreVersionOperation({
      id,
      collection: req.payload.collections[slug],
      depth,
      draft: draft || isKept,
      populate,
      overrideAccess: false,
      req,
    })
    return Response.json({ ...result, message: isKept ? KEPT : req.t('version:restoredSuccessfully') })
  },
}
