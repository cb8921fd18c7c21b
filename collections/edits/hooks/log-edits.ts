import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { changedParts } from '@/domain/edits/changed-parts'
import { actionOf, describeParts, type EditAction } from '@/domain/edits/edit'
import { storeEdit } from '@/server/edits/store-edit'
import { idOf, staffUser } from '../../access/roles'
import { rememberDraft, savesDraft } from '../../requests/saves-draft'
import { partsOf } from '../parts-of'
import { isWritten } from '../written-collections'

type Document = Readonly<Record<string, unknown>>

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
  const action = actionOf({ isNew, isDraft: savesDraft(req, collection.slug), ...status })
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
  const { beforeOperation = [], afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [rememberDraft, ...beforeOperation],
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
