import type { CollectionSlug, RelationshipField } from 'payload'
import { fromServer } from './from-server'

/**
 * A reference that only our own code writes. It is not validated: Payload would look for it with the access of the
 * person who saves, and sales staff read leads but not the vehicles and locations there.
 */
export function serverReference(
  name: string,
  relationTo: CollectionSlug,
  options: { label?: string; required?: boolean } = {},
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo,
    index: true,
    access: fromServer,
    validate: () => true,
    ...options,
  } as RelationshipField
}
