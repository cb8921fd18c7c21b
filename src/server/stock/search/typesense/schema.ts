import type { CollectionCreateSchema, CollectionFieldSchema } from 'typesense'
import { facetAttributeNames, facetSpec } from '@/domain/stock/search/query/attributes'
import { bandFields } from './bands'
import { facetField, optionalNumbers } from './fields'
import { groupFields } from './groups'

/**
 * Goes up whenever documents or their fields change, the way a text is folded into words among them: the index is then made
 * anew, beside the one that older processes read.
 */
export const SCHEMA_VERSION = 6

/** The alias that searches go through. It names the version, so that no process reads documents that it does not know. */
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

/** The schema of a collection of `VehicleDocument`s. What a hit shows is in no field: it is stored, and not looked into. */
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
