import {
  APIError,
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

const UNEXPECTED =
  'Something went wrong. It stays as it was. Try again later, and report it if it happens again.'
const ONE_FILE =
  'A file can replace that of one document only. Choose one document, or send no file. Nothing has changed.'

const NONE: Where = { id: { exists: false } }

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

interface Match {
  readonly id: unknown
  readonly title: string
}

type Query = ReturnType<typeof parseParams>

const collectionOf = (req: PayloadRequest) =>
  req.payload.collections[req.routeParams?.collection as CollectionSlug]

/** The documents that the person reads, with a title for messages. The change itself checks who may make it. */
async function matches(req: PayloadRequest, { where, draft, limit, sort }: Query): Promise<Match[]> {
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
    id: doc.id,
    title: String(doc[title] || doc.id),
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
  return outcome.errors.length > 0 ? { docs: [], errors: outcome.errors } : outcome
}

/** The problem in words for the person. What they cannot read is logged. */
function reported(req: PayloadRequest, { id, title }: Match, problem: Problem, error?: unknown): Problem {
  const { isPublic, message } = problem
  if (isPublic) return { ...problem, message: `${title}: ${message}` }
  const msg = `A bulk change of ${collectionOf(req).config.slug} ${id} failed.`
  req.payload.logger.error({ err: error ?? new Error(message), msg })
  return { ...problem, message: `${title}: ${UNEXPECTED}` }
}

async function changeOne(
  req: PayloadRequest,
  match: Match,
  change: Change,
  isFirst: boolean,
): Promise<Outcome> {
  try {
    const { docs, errors } = await wholeOrNothing(req, () => change({ id: { equals: match.id } }))
    return { docs, errors: errors.map((error) => reported(req, match, error)) }
  } catch (error) {
    const { message, isPublic } = error as APIError
    const isRefusal = error instanceof APIError && isPublic
    // Payload's own answer if it refuses the whole request, such as that the person may not.
    if (isFirst && isRefusal) throw error
    const problem = { id: match.id, isPublic: isRefusal, message }
    return { docs: [], errors: [reported(req, match, problem, error)] }
  }
}

async function changeEach(req: PayloadRequest, query: Query, change: Change): Promise<Outcome> {
  const found = query.where ? await matches(req, query) : []
  // Payload's own answer if there is nothing to change, such as that the person may not.
  if (found.length === 0) return (await change((query.where && NONE) as Where)) as Outcome
  // The first change removes the uploaded file, and a rollback brings no replaced file back.
  if (req.file && found.length > 1) throw new APIError(ONE_FILE, BAD_REQUEST, null, true)
  const docs: unknown[] = []
  const errors: Problem[] = []
  for (const [nth, match] of found.entries()) {
    const outcome = await changeOne(req, match, change, nth === 0)
    docs.push(...outcome.docs)
    errors.push(...outcome.errors)
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
