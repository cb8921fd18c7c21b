import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { isLive } from '@/domain/content/live-window'
import { idOf } from '../access/roles'
import { publishedRow } from '../requests/published-row'
import { rememberDraft, savesDraft } from '../requests/saves-draft'
import { linksThatBreak } from './find-links'
import { addressesOf, type LinkedKind, linkedKinds } from './linked-kinds'

const CONFLICT = 409

/** Refuses if links would break without the published document. An offer that has ended has no page to lose. */
async function refuseWhileLinked(req: PayloadRequest, collection: LinkedKind, id: number, change: string) {
  const doc = (await publishedRow(req, collection, id)) as Readonly<Record<string, unknown>> | null
  const tenant = idOf(doc?.tenant)
  if (!doc || tenant === null) return
  if (collection === 'offers' && !isLive({ liveUntil: doc.liveUntil as string | null }, new Date())) return
  const paths = await addressesOf(req, collection, doc)
  const reason = await linksThatBreak(req, { collection, id, tenant, paths }, true)
  if (!reason) return
  throw new APIError(`The ${linkedKinds[collection]} cannot be ${change}. ${reason}`, CONFLICT, null, true)
}

/** Hooks that refuse to unpublish or delete a document to which the website links. They run before the write, so that one of many stays. */
export function guardLinked(collection: LinkedKind) {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    const isDraft = (data._status ?? originalDoc?._status) === 'draft'
    const unpublishes = isDraft && !savesDraft(req, collection)
    if (operation === 'update' && unpublishes)
      await refuseWhileLinked(req, collection, originalDoc.id, 'unpublished')
    return data
  }
  const beforeDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
    refuseWhileLinked(req, collection, Number(id), 'deleted')
  return { beforeOperation: rememberDraft, beforeChange, beforeDelete }
}
