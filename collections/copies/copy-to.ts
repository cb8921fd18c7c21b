import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { staffUser } from '../access/roles'
import { needsApproval } from '../approvals/hooks/needs-approval'
import { isApprovalKind } from '../approvals/kinds'
import { asPerson } from '../requests/requests'
import { contentOf } from './content-of'
import type { CopyKind } from './copyable'
import type { Family } from './family'
import { configOf, hasDrafts, readTargets, sameOn } from './references'

export interface Website {
  readonly id: number
  readonly name: string
}

interface Copied {
  readonly id: number
  /** What the website does not have, such as `Location “Footscray”`. The copy does not refer to it. */
  readonly missing: readonly string[]
  /** Whether it is a draft that somebody else has to publish. */
  readonly waits: boolean
}

interface Order {
  readonly kind: CopyKind
  readonly family: Family
  readonly website: Website
  /** When the copy was saved that the person sees. Absent for a new copy. */
  readonly seen: string | null
}

/** Names the website in a refusal, because several are copied to at once. */
function refusalOf(error: unknown, { name }: Website): unknown {
  if (error instanceof ValidationError)
    return new APIError(
      `${name}: ${error.data.errors.map(({ message }) => message).join(' ')}`,
      400,
      null,
      true,
    )
  if (error instanceof APIError && error.isPublic)
    return new APIError(`${name}: ${error.message}`, error.status, null, true)
  return error
}

/** The source’s content with the website’s own documents in place of those that it refers to. */
async function contentFor(req: PayloadRequest, { kind, family: { source, copies }, website }: Order) {
  const config = configOf(req, kind)
  const targets = await readTargets(req, config, [source])
  const own = new Map<string, number>()
  const missing: string[] = []
  for (const [reference, target] of targets) {
    const id = await sameOn(req, target, website.id)
    if (id === null) missing.push(target.title)
    else own.set(reference, id)
  }
  const map = (collection: string, id: number) => own.get(`${collection}:${id}`)
  const content = contentOf(config.fields, source, map, copies.get(website.id))
  return { content, missing }
}

/** Whether only admins publish the kind on the website, and the person is none. */
const mayNotPublish = async (req: PayloadRequest, kind: CopyKind, website: Website): Promise<boolean> =>
  isApprovalKind(kind) && staffUser(req)?.role === 'marketing-staff' && (await needsApproval(website.id))

/**
 * Creates the copy on a website, or makes it say what the source says. A new copy of a page or an offer is a draft; later it is published
 * when the source is, unless the person may not publish there. Throws with the website's name when it is refused.
 */
export async function copyTo(req: PayloadRequest, order: Order): Promise<Copied> {
  const { kind, family, website, seen } = order
  const collection = kind as CollectionSlug
  try {
    const { content, missing } = await contentFor(req, order)
    const copy = family.copies.get(website.id)
    const isDraftSource = family.source._status === 'draft'
    const waits = !isDraftSource && (await mayNotPublish(req, kind, website))
    // A new copy starts as a draft, so that somebody reviews it before it is published.
    const isDraft = hasDrafts(req, kind) && (!copy || isDraftSource || waits)
    const status = hasDrafts(req, kind) ? { _status: isDraft ? 'draft' : 'published' } : {}
    if (copy) {
      const data = { ...content, ...status, updatedAt: seen ?? undefined } as never
      await req.payload.update({ collection, id: copy.id, data, draft: isDraft, ...asPerson(req) })
      return { id: copy.id, missing, waits }
    }
    const { id } = await req.payload.create({
      collection,
      data: { ...content, ...status, tenant: website.id } as never,
      draft: isDraft,
      context: { copyOf: family.root },
      ...asPerson(req),
    })
    return { id: Number(id), missing, waits }
  } catch (error) {
    throw refusalOf(error, website)
  }
}
