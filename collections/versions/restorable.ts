import type { CollectionConfig } from 'payload'
import { restoreEndpoint } from './endpoints/restore'
import { noteRestore } from './hooks/restore'
import { recogniseRevert } from './hooks/revert'

const hasDrafts = ({ versions }: CollectionConfig) => typeof versions === 'object' && Boolean(versions.drafts)

/** Keeps what is live when an earlier draft of a document is restored, and lets its drafts be discarded for what is live. */
export function restorable(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection) || collection.endpoints === false) return collection
  const { beforeOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    endpoints: [...(collection.endpoints ?? []), restoreEndpoint],
    hooks: { ...collection.hooks, beforeOperation: [noteRestore, recogniseRevert, ...beforeOperation] },
  }
}
