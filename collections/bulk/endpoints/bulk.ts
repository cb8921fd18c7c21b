import {
  addDataAndFileToRequest,
  type CollectionSlug,
  deleteOperation,
  type Endpoint,
  type PayloadRequest,
  parseParams,
  updateOperation,
  type Where,
} from 'payload'
import { inRequestTransaction } from '@/server/clients/payload-transaction'

const BAD_REQUEST = 400

interface Problem {
  readonly id: unknown
  readonly isPublic: boolean
  readonly message: string
}

interface Outcome {
  readonly docs: readonly unknown[]
  readonly errors: readonly Problem[]
}

/** Changes the documents of a condition, as Payload does. */
type Change = (where: Where) => Promise<unknown>

type Query = ReturnType<typeof parseParams>

const collectionOf = (req: PayloadRequest) =>
  req.payload.collections[req.routeParams?.collection as CollectionSlug]

/** A condition for each document that the person reads and a title for messages. The change itself checks who may make it. */
async function matches(req: PayloadRequest, { where, draft, limit, sort }: Query) {
  const { slug, admin } = collectionOf(req).config
  const title = admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    draft,
    limit,
    sort,
    pagination: false,
    select: { [title]: true } as never,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return (docs as unknown as Record<string, unknown>[]).map((doc) => ({
    title: String(doc[title] || doc.id),
    where: { id: { equals: doc.id } },
  }))
}

/** Rolls a change back if it has an error. */
async function wholeOrNothing(req: PayloadRequest, change: () => Promise<unknown>): Promise<Outcome> {
  let outcome: Outcome = { docs: [], errors: [] }
  const refused = new Error('A hook refused the document.')
  await inRequestTransaction(req, async () => {
    outcome = (await change()) as Outcome
    if (outcome.errors.length > 0) throw refused
  }).catch((error: unknown) => {
    if (error !== refused) throw error
  })
  const errors = outcome.errors.map((error) =>
    error.isPublic ? error : { ...error, message: 'Something went wrong.' },
  )
  return { docs: errors.length > 0 ? [] : outcome.docs, errors }
}

async function changeEach(req: PayloadRequest, query: Query, change: Change): Promise<Outcome> {
  // The first change removes the file of an upload, so its documents change together.
  const found = query.where && !req.file ? await matches(req, query) : []
  // Payload's own answer if there is nothing to change, such as that the person may not.
  if (found.length === 0) return wholeOrNothing(req, () => change(query.where as Where))
  const docs: unknown[] = []
  const errors: Problem[] = []
  for (const { title, where } of found) {
    const outcome = await wholeOrNothing(req, () => change(where))
    docs.push(...outcome.docs)
    for (const error of outcome.errors) errors.push({ ...error, message: `${title}: ${error.message}` })
  }
  return { docs, errors }
}

/** Payload's answer to a bulk change, which its lists show. */
function answer(req: PayloadRequest, { docs, errors }: Outcome, verb: 'updated' | 'deleted'): Response {
  const { singular, plural } = collectionOf(req).config.labels
  const total = docs.length + errors.length
  const label = String(total === 1 ? singular : plural)
  const failed = verb === 'updated' ? 'error:unableToUpdateCount' : 'error:unableToDeleteCount'
  const message =
    errors.length > 0
      ? req.t(failed, { count: errors.length, label, total })
      : req.t(`general:${verb}CountSuccessfully`, { count: docs.length, label })
  return Response.json({ docs, errors, message }, { status: errors.length > 0 ? BAD_REQUEST : 200 })
}

/** Changes the documents of a condition one after the other: `PATCH /api/:collection?where=…`. */
export const bulkUpdate: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const query = parseParams(req.query)
    const { depth, draft, limit, overrideLock = false, populate, select, sort } = query
    const payloads = { depth, draft, limit, overrideLock, populate, select, sort }
    const options = { ...payloads, collection: collectionOf(req), req }
    const change: Change = (where) =>
      updateOperation({ ...options, data: structuredClone(req.data) as never, where })
    return answer(req, await changeEach(req, query, change), 'updated')
  },
}

/** Deletes the documents of a condition one after the other: `DELETE /api/:collection?where=…`. */
export const bulkDelete: Endpoint = {
  path: '/',
  method: 'delete',
  handler: async (req) => {
    const query = parseParams(req.query)
    const { depth, overrideLock = false, populate, select, where } = query
    const options = { collection: collectionOf(req), depth, overrideLock, populate, req, select }
    const found = { where } as Query // Payload deletes all that match, whatever the limit.
    return answer(
      req,
      await changeEach(req, found, (each) => deleteOperation({ ...options, where: each })),
      'deleted',
    )
  },
}
