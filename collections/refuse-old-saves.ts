import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload'
import { isWritten } from './edits/written-collections'

const CONFLICT = 409

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
  shown.set(req, new Map(shown.get(req)).set(String(id), timeOf(data.updatedAt)))
  return args
}

const refuseOldSave: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const shownAt = operation === 'update' ? shown.get(req)?.get(String(originalDoc?.id)) : undefined
  if (shownAt !== undefined && shownAt < timeOf(originalDoc?.updatedAt))
    throw new APIError(MESSAGE, CONFLICT, null, true)
  return data
}

const guarded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [rememberShown, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [refuseOldSave, ...(collection.hooks?.beforeValidate ?? [])],
  },
})

/** Keeps a form that was opened before another save from overwriting that save. */
export const refuseOldSaves = (collection: CollectionConfig): CollectionConfig =>
  isWritten(collection.slug) ? guarded(collection) : collection
