import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, SelectType, Where } from 'payload'
import type { Use } from '@/domain/content/uses'
import { leaves } from './leaves'
import type { Match } from './matches'

/** A use with the document that has it. */
export interface FoundUse extends Use {
  readonly collection: string
  readonly id: number
}

export interface Search {
  readonly tenant: number
  readonly collections: readonly SanitizedCollectionConfig[]
  readonly match: Match
  /** A document whose own uses do not count. */
  readonly except?: { readonly collection: string; readonly id: number | string }
  /** Whether the uses of a document do not count. */
  readonly skips?: (collection: string, doc: Readonly<Record<string, unknown>>) => boolean
  /** Narrows what is read of a collection to what can match. */
  readonly where?: (collection: string) => Where | undefined
  /** Whether uses count that the person cannot see. */
  readonly overrideAccess: boolean
}

type Found = Readonly<Record<string, unknown>> & { readonly id: number }

/** Without the fields that are calculated when they are read: each costs queries, and none has a use. */
function stored({ fields }: SanitizedCollectionConfig): SelectType | undefined {
  const calculated = fields.filter((field) => 'virtual' in field && field.virtual)
  // Payload takes an empty selection for one of nothing.
  if (calculated.length === 0) return undefined
  return Object.fromEntries(calculated.flatMap((field) => ('name' in field ? [[field.name, false]] : [])))
}

/** What is stored, or the drafts that are newer. */
async function documentsOf(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  draft: boolean,
  search: Search,
) {
  const { slug } = config
  const own: Where = { tenant: { equals: search.tenant } }
  const isDraft: Where = { _status: { equals: 'draft' } }
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { and: [own, search.where?.(slug) ?? {}, draft ? isDraft : {}] },
    select: stored(config),
    pagination: false,
    depth: 0,
    draft,
    overrideAccess: search.overrideAccess,
    user: req.user,
    req,
  })
  return (docs as unknown as Found[]).filter(
    (doc) =>
      (search.except?.collection !== slug || Number(search.except.id) !== doc.id) &&
      !search.skips?.(slug, doc),
  )
}

function usesIn(config: SanitizedCollectionConfig, doc: Found, match: Match): FoundUse[] {
  const kind = String(config.labels.singular)
  const title = String(doc[config.admin.useAsTitle ?? 'id'] ?? doc.id)
  return [...leaves(config.fields, doc)]
    .filter(match)
    .map(({ block }) => ({ collection: config.slug, id: doc.id, kind, title, block }))
}

/** The places of a website that match, each document and block once. Published and draft contents both count. */
export async function findUses(req: PayloadRequest, search: Search): Promise<FoundUse[]> {
  const found = new Map<string, FoundUse>()
  for (const config of search.collections) {
    const drafts = config.versions?.drafts ? [false, true] : [false]
    for (const draft of drafts) {
      for (const doc of await documentsOf(req, config, draft, search)) {
        for (const use of usesIn(config, doc, search.match)) {
          found.set([use.collection, use.id, use.block].join(':'), use)
        }
      }
    }
  }
  return [...found.values()]
}
