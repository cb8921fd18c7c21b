import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const DRAFTS = Symbol('collections whose documents are saved as drafts')

/** A property and no `WeakMap`: hooks get a proxy of the request while a version is restored. */
type MarkedRequest = PayloadRequest & { [DRAFTS]?: Map<string, boolean> }

/** For `savesDraft`. The address does not tell: endpoints and hooks of ours save drafts too. */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args
  const marked: MarkedRequest = req
  // By collection, because hooks change documents of others with the same request.
  marked[DRAFTS] ??= new Map()
  marked[DRAFTS].set(collection.slug, (args as { draft?: unknown }).draft === true)
  return args
}

/**
 * Whether the request's present update or restore in a collection saves a draft, which leaves the published version as it is. The collection
 * needs the hook `rememberDraft`.
 */
export const savesDraft = (req: PayloadRequest, collection: string): boolean =>
  (req as MarkedRequest)[DRAFTS]?.get(collection) === true
