import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload'

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

/** What people alone write. Imports, shoppers and the worker change other documents while their form is open. */
const written: readonly string[] = [
  'pages',
  'site-chrome',
  'themes',
  'legal-texts',
  'promos',
  'popups',
  'announcements',
  'reviews',
  'offers',
  'blog-posts',
  'brands',
  'vehicle-models',
  'landing-texts',
  'redirects',
  'scripts',
  'spin-campaigns',
  'forms',
  'media',
  'lead-rules',
  'tenants',
  'groups',
  'dealerships',
  'locations',
  'finance-providers',
]

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
  written.includes(collection.slug) ? guarded(collection) : collection
