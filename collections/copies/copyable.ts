import type { CollectionConfig, CollectionSlug, NumberField } from 'payload'
import { sidebarPanel } from '../admin-parts/ui-fields'
import { fromServer } from '../fields/from-server'

/** Content that can be copied to other websites. */
export const copyKinds = ['pages', 'promos', 'popups', 'announcements', 'offers'] as const
export type CopyKind = (typeof copyKinds)[number]

const isCopyKind = (slug: string): slug is CopyKind => (copyKinds as readonly string[]).includes(slug)

/**
 * The id of the document that this one and its other copies were first copied from. That document may be deleted
 * since. The server sets it, from `context.copyOf`.
 */
const copyOfField: NumberField = {
  name: 'copyOf',
  type: 'number',
  index: true,
  access: fromServer,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ operation, originalDoc, req }) =>
        operation === 'create' ? (req.context.copyOf ?? null) : (originalDoc?.copyOf ?? null),
    ],
  },
}

const copiesField = sidebarPanel('copies', '/collections/copies/CopiesField#CopiesField')

/** Lets staff copy the documents of a collection to other websites. Pictures are copied with what shows them. */
export function copyable(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as CollectionSlug
  if (slug === 'media') return { ...collection, fields: [...collection.fields, copyOfField] }
  if (!isCopyKind(slug)) return collection
  return { ...collection, fields: [...collection.fields, copyOfField, copiesField] }
}
