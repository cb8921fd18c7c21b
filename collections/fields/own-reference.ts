import {
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type RelationshipField,
  type UploadField,
  ValidationError,
} from 'payload'
import { idOf, isUnset } from '../access/roles'

/**
 * Refuses a reference to another tenant's document. A hook does this because `filterOptions` only hides such documents
 * in the admin's picker, and because drafts skip validation.
 */
function sameTenantOnly(relationTo: CollectionSlug): FieldHook {
  return async ({ value, data, originalDoc, req, path, collection }) => {
    if (isUnset(value)) return value
    const id = idOf(value)
    const tenant = idOf(data?.tenant) ?? idOf(originalDoc?.tenant)
    if (id === null || tenant === null || !(await belongsTo(req, { relationTo, id, tenant }))) {
      throw new ValidationError({
        collection: collection?.slug,
        errors: [{ path: path.join('.'), message: 'Choose one that belongs to this website.' }],
      })
    }
    return value
  }
}

async function belongsTo(
  req: PayloadRequest,
  { relationTo, id, tenant }: { relationTo: CollectionSlug; id: number; tenant: number },
) {
  const { totalDocs } = await req.payload.count({
    collection: relationTo,
    where: { id: { equals: id }, tenant: { equals: tenant } },
    overrideAccess: true, // checks ownership, not the person's access
    req,
  })
  return totalDocs > 0
}

const ownTenantOnly: NonNullable<UploadField['filterOptions']> = ({ data }) => {
  const tenant = idOf((data as { tenant?: unknown } | undefined)?.tenant)
  return tenant === null ? false : { tenant: { equals: tenant } }
}

export function mediaField(name: string, options: { label?: string; required?: boolean } = {}): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: ownTenantOnly,
    hooks: { beforeChange: [sameTenantOnly('media')] },
    ...options,
  }
}

export function ownReference(
  name: string,
  relationTo: CollectionSlug,
  options: { label?: string; required?: boolean; index?: boolean; admin?: { description?: string } } = {},
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo,
    filterOptions: ownTenantOnly,
    hooks: { beforeChange: [sameTenantOnly(relationTo)] },
    ...options,
  } as RelationshipField
}
