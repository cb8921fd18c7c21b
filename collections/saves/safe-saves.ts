import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type UIField,
} from 'payload'
import { isWritten } from '../edits/written-collections'

const UNAUTHORISED = 401
const CONFLICT = 409

const SIGNED_OUT =
  'You are signed out. Nothing was lost: sign in again in another tab, come back to this one, and save again.'

const MESSAGE =
  'It was saved after you opened it, perhaps in another tab. Nothing was lost: copy what you changed, load the page again, and save it there.'

const timeOf = (value: unknown) => (value ? Date.parse(String(value)) : Number.NaN)

/** When the versions that forms show were saved, by request. A Local API call in between would replace `req.context`. */
const shown = new WeakMap<object, Map<string, number>>()

/** A form sends the time of the version that it shows. Callers of the API that send none overwrite what is there. */
const rememberShown: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id, data } = args as { id?: number | string; data?: { updatedAt?: unknown } }
  // Not for the restoring of a version, whose data is old.
  if (operation !== 'update' || id === undefined || !data?.updatedAt) return args
  if (!req.user && req.payloadAPI === 'REST') throw new APIError(SIGNED_OUT, UNAUTHORISED, null, true)
  shown.set(req, new Map(shown.get(req)).set(String(id), timeOf(data.updatedAt)))
  return args
}

const refuseOldSave: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const shownAt = operation === 'update' ? shown.get(req)?.get(String(originalDoc?.id)) : undefined
  if (shownAt !== undefined && shownAt < timeOf(originalDoc?.updatedAt))
    throw new APIError(MESSAGE, CONFLICT, null, true)
  return data
}

const keepModified: UIField = {
  name: 'keepModified',
  type: 'ui',
  admin: {
    components: { Field: '/collections/saves/KeepModified#KeepModified' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

const guarded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, keepModified],
  hooks: {
    ...collection.hooks,
    beforeOperation: [rememberShown, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [refuseOldSave, ...(collection.hooks?.beforeValidate ?? [])],
  },
})

/**
 * Loses nothing that is typed in a collection's forms: a form that was opened before another save does not overwrite that save, and a
 * refused form, also of somebody who is signed out meanwhile, can be saved again as it is.
 */
export const safeSaves = (collection: CollectionConfig): CollectionConfig =>
  isWritten(collection.slug) ? guarded(collection) : collection
