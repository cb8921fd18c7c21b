import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { readUpload } from '@/server/uploads/configured-store'
import { idOf } from '../access/roles'
import { asPerson } from '../requests/requests'
import { referencesOf } from './content-of'

export type Document = Readonly<Record<string, unknown>> & { readonly id: number }

/** A document that content refers to. */
export interface Target {
  readonly collection: string
  readonly id: number
  /** The field that names it on every website: its slug, path or title, or the picture that it was copied from. */
  readonly field: string
  readonly name: string | number
  /** In words: `Location “Footscray”`. */
  readonly title: string
}

/** The same for documents of two websites that stand for the same thing. */
export const keyOf = ({ collection, name }: Target) => `${collection}:${name}`

export const configOf = ({ payload }: PayloadRequest, slug: string): SanitizedCollectionConfig =>
  payload.collections[slug as CollectionSlug].config

export const hasDrafts = (req: PayloadRequest, slug: string): boolean =>
  Boolean(configOf(req, slug).versions?.drafts)

const rootOf = ({ copyOf, id }: Document): number => idOf(copyOf) ?? id

function nameOf({ slug, admin }: SanitizedCollectionConfig, doc: Document) {
  if (slug === 'media') return { field: 'copyOf', name: rootOf(doc) }
  const field = ['slug', 'path'].find((each) => doc[each]) ?? admin.useAsTitle ?? 'id'
  return { field, name: String(doc[field]) }
}

function targetOf(config: SanitizedCollectionConfig, doc: Document): Target {
  const title = `${config.labels.singular} “${doc[config.admin.useAsTitle ?? 'id'] ?? doc.id}”`
  return { collection: config.slug, id: doc.id, ...nameOf(config, doc), title }
}

async function findTargets(req: PayloadRequest, slug: string, where: Where): Promise<Target[]> {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the content refers to them already
    req,
  })
  return docs.map((doc) => targetOf(configOf(req, slug), doc as unknown as Document))
}

/** What the documents of a collection refer to, by `collection:id`. */
export async function readTargets(
  req: PayloadRequest,
  { fields }: SanitizedCollectionConfig,
  docs: readonly Document[],
): Promise<ReadonlyMap<string, Target>> {
  const ids = new Map<string, number[]>()
  for (const reference of new Set(docs.flatMap((doc) => [...referencesOf(fields, doc)]))) {
    const [collection = '', id] = reference.split(':')
    ids.set(collection, [...(ids.get(collection) ?? []), Number(id)])
  }
  const found = new Map<string, Target>()
  for (const [collection, wanted] of ids) {
    for (const target of await findTargets(req, collection, { id: { in: wanted } }))
      found.set(`${collection}:${target.id}`, target)
  }
  return found
}

/** Copies a picture to a website. Returns the copy's id. */
async function copyPicture(req: PayloadRequest, id: number, tenant: number): Promise<number> {
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    ...asPerson(req),
  })
  const name = String(picture.filename)
  const data = await readUpload('media', name)
  const { alt, focus } = picture
  const copy = await req.payload.create({
    collection: 'media',
    data: { alt, focus, tenant },
    file: { name, data, size: data.length, mimetype: String(picture.mimeType) },
    context: { copyOf: rootOf(picture as unknown as Document) },
    ...asPerson(req),
  })
  return copy.id
}

/** The same document on another website, or null. A picture that is not there yet is copied. */
export async function sameOn(req: PayloadRequest, target: Target, tenant: number): Promise<number | null> {
  const { collection, field, name } = target
  const isSame = { [field]: { equals: name } }
  const [same] = await findTargets(req, collection, {
    tenant: { equals: tenant },
    ...(collection === 'media' ? { or: [isSame, { id: { equals: name } }] } : isSame),
  })
  if (same) return same.id
  return collection === 'media' ? copyPicture(req, target.id, tenant) : null
}
