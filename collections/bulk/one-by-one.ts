import type { CollectionConfig } from 'payload'
import { bulkDelete, bulkUpdate } from './endpoints/bulk'

/**
 * Makes bulk changes store each document whole or not at all. Payload's own bulk changes report that a hook refused a document, but keep
 * what was written before.
 */
export const oneByOne = (collection: CollectionConfig): CollectionConfig =>
  collection.endpoints === false
    ? collection
    : { ...collection, endpoints: [...(collection.endpoints ?? []), bulkUpdate, bulkDelete] }
