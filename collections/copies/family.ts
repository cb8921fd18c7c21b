import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { NotFound } from 'payload'
import { changedParts } from '@/domain/edits/changed-parts'
import { idOf } from '../access/roles'
import { partsOf } from '../edits/parts-of'
import { asPerson } from '../requests/requests'
import { contentOf } from './content-of'
import type { CopyKind } from './copyable'
import { configOf, type Document, hasDrafts, keyOf, readTargets, type Target } from './references'
import { placesOf } from './row-places'

/** A document and its copies on the websites of one person. */
export interface Family {
  readonly root: number
  readonly source: Document
  /** By website. */
  readonly copies: ReadonlyMap<number, Document>
}

/** A person’s documents. With drafts, the newest one, which the form shows. */
async function findOwn(req: PayloadRequest, kind: CopyKind, where: object): Promise<Document[]> {
  const { docs } = await req.payload.find({
    collection: kind as CollectionSlug,
    where: where as never,
    pagination: false,
    draft: hasDrafts(req, kind),
    ...asPerson(req),
  })
  return docs as unknown as Document[]
}

/** Throws `NotFound` for a document that the person cannot read. */
export async function readFamily(req: PayloadRequest, kind: CopyKind, id: number): Promise<Family> {
  const [source] = await findOwn(req, kind, { id: { equals: id } })
  if (!source) throw new NotFound(req.t)
  const root = idOf(source.copyOf) ?? source.id
  const members = await findOwn(req, kind, { or: [{ id: { equals: root } }, { copyOf: { equals: root } }] })
  const copies = new Map<number, Document>()
  for (const doc of members) {
    const tenant = idOf(doc.tenant)
    if (tenant !== null && tenant !== idOf(source.tenant)) copies.set(tenant, doc)
  }
  return { root, source, copies }
}

/**
 * What a document says, in a form that is the same on every website: references by the name of what they refer to, blocks by their type and
 * place among those of their type.
 */
function comparable(
  { fields }: SanitizedCollectionConfig,
  doc: Document,
  targets: ReadonlyMap<string, Target>,
): Readonly<Record<string, unknown>> {
  const content = contentOf(fields, doc, (collection, id) => {
    const target = targets.get(`${collection}:${id}`)
    return target && keyOf(target)
  })
  if (!Array.isArray(content.blocks)) return content
  const places = placesOf(content.blocks)
  return { ...content, blocks: content.blocks.map((block, index) => ({ ...block, id: places[index] })) }
}

/** The labels of the parts in which each copy differs from the source, by website. */
export async function differencesOf(
  req: PayloadRequest,
  kind: CopyKind,
  { source, copies }: Family,
): Promise<ReadonlyMap<number, string[]>> {
  const config = configOf(req, kind)
  const targets = await readTargets(req, config, [source, ...copies.values()])
  const parts = partsOf(config)
  const own = comparable(config, source, targets)
  return new Map(
    [...copies].map(([tenant, copy]) => [
      tenant,
      changedParts(parts, comparable(config, copy, targets), own),
    ]),
  )
}
