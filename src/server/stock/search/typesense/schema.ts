import type { CollectionCreateSchema, CollectionFieldSchema } from 'typesense'
import { facetAttributeNames, facetSpec } from '@/domain/stock/search/query/attributes'
import { bandFields } from './bands'
import { facetField, optionalNumbers } from './fields'
import { groupFields } from './groups'

/**
 * Increase it when documents or their fields change, including how text is folded into words. The index is then rebuilt beside
 * the one that older processes read.
 */
export const SCHEMA_VERSION = 8

/** Returns the alias that searches use. It includes the version, so that no process reads documents of another version. */
export function aliasName(collection: string): string {
  return `${collection}_v${SCHEMA_VERSION}`
}

const facets: CollectionFieldSchema[] = facetAttributeNames.map((attribute) => ({
  name: facetField(attribute),
  // A vehicle has a weekly bracket for each lender.
  type: facetSpec(attribute).kind === 'list' || attribute === 'weekly_price_range' ? 'string[]' : 'string',
  facet: true,
  optional: true,
}))

const groups: CollectionFieldSchema[] = groupFields.map((name) => ({
  name,
  type: 'string',
  facet: true,
  optional: true,
}))

const numbers: CollectionFieldSchema[] = optionalNumbers.map((name) => ({
  name,
  type: 'int64',
  optional: true,
  sort: true,
}))

const bands: CollectionFieldSchema[] = Object.values(bandFields).map((name) => ({
  name,
  type: 'int64[]',
  optional: true,
}))

/** The schema of a collection of `VehicleDocument`s. The hit's text is in no field, so it is stored but not indexed. */
export function collectionSchema(name: string): CollectionCreateSchema {
  return {
    name,
    fields: [
      { name: 'tenant', type: 'int32' },
      { name: 'shown', type: 'bool' },
      { name: 'vehicle', type: 'string' },
      { name: 'dealership', type: 'string' },
      { name: 'words', type: 'string', optional: true },
      { name: 'identifiers', type: 'string[]', optional: true },
      { name: 'n_id', type: 'int64' },
      { name: 'created_ms', type: 'int64' },
      { name: 'sold_at', type: 'int64', optional: true },
      { name: 'maker', type: 'string' },
      { name: 'weekly', type: 'int64[]', optional: true },
      ...numbers,
      ...bands,
      ...facets,
      ...groups,
    ],
  }
}
