import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { changedParts, type Part } from '@/domain/edits/changed-parts'
import { actionOf, describeParts, type EditAction } from '@/domain/edits/edit'
import { storeEdit } from '@/server/edits/store-edit'
import { idOf, staffUser } from '../../access/roles'
import { isWritten } from '../written-collections'

type Document = Readonly<Record<string, unknown>>

/** Returns the label. Without one, returns the name as words: `liveFrom` becomes "Live from". */
function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  const words = name.replace(/[-_]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function partOf(field: FlattenedField): Part[] {
  // Other documents that refer to this one are not part of it.
  if (field.type === 'join') return []
  if (('virtual' in field && field.virtual) || field.hidden || field.admin?.hidden) return []
  const part = { name: field.name, label: labelOf(field.label, field.name) }
  if (field.type === 'blocks') {
    const labels = field.blocks.map(({ slug, labels }) => [slug, labelOf(labels?.singular, slug)])
    return [{ ...part, blocks: Object.fromEntries(labels) }]
  }
  if (field.type === 'group' || field.type === 'tab')
    return [{ ...part, parts: field.flattenedFields.flatMap(partOf) }]
  return [part]
}

/** Fields that Payload writes with every save. */
const ownFields: readonly string[] = ['updatedAt', 'createdAt', '_status']

const partsOf = ({ flattenedFields }: SanitizedCollectionConfig): Part[] =>
  flattenedFields.filter(({ name }) => !ownFields.includes(name)).flatMap(partOf)

/** The website and group that a document belongs to. */
function placeOf(slug: string, doc: Document) {
  if (slug === 'groups') return { website: null, group: idOf(doc.id) }
  if (slug === 'tenants') return { website: idOf(doc.id), group: idOf(doc.group) }
  return { website: idOf(doc.tenant), group: idOf(doc.group) }
}

async function logEdit(
  req: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  doc: Document,
  done: { action: EditAction; parts: readonly string[] },
) {
  const user = staffUser(req)
  if (!user) return
  await storeEdit(req, {
    action: done.action,
    kind: slug,
    document: String(doc.id),
    title: String(doc[admin.useAsTitle ?? 'id'] ?? ''),
    parts: describeParts(done.parts),
    person: user.id,
    ...placeOf(slug, doc),
  })
}

const logSave: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const isNew = operation === 'create'
  const before: Document = previousDoc ?? {}
  const status = { status: doc._status, statusBefore: before._status }
  const action = actionOf({ isNew, isDraft: String(req.query?.draft) === 'true', ...status })
  const parts = isNew ? [] : changedParts(partsOf(collection), before, doc)
  if (!isNew && parts.length === 0 && doc._status === before._status) return
  await logEdit(req, collection, doc, { action, parts })
}

const logDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  logEdit(req, collection, doc, { action: 'deleted', parts: [] })

/**
 * Records who changed what in a collection that people write. Each edit by a member of staff gets an entry, in the same
 * transaction; imports, shoppers and the worker are not staff.
 */
export function logEdits(collection: CollectionConfig): CollectionConfig {
  if (!isWritten(collection.slug)) return collection
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange, logSave],
      afterDelete: [...afterDelete, logDelete],
    },
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          editMenuItems: ['/collections/edits/HistoryItem#HistoryItem'],
        },
      },
    },
  }
}
