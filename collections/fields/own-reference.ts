import {
  type CollectionSlug,
  type Condition,
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
    const ids = (Array.isArray(value) ? value : [value]).map(idOf)
    const tenant = idOf(data?.tenant) ?? idOf(originalDoc?.tenant)
    const named = ids.filter((id) => id !== null)
    if (
      named.length < ids.length ||
      tenant === null ||
      !(await belongTo(req, { relationTo, ids: named, tenant }))
    ) {
      throw new ValidationError({
        collection: collection?.slug,
        errors: [{ path: path.join('.'), message: 'Choose one that belongs to this website.' }],
      })
    }
    return value
  }
}

async function belongTo(
  req: PayloadRequest,
  { relationTo, ids, tenant }: { relationTo: CollectionSlug; ids: number[]; tenant: number },
) {
  const { totalDocs } = await req.payload.count({
    collection: relationTo,
    where: { id: { in: ids }, tenant: { equals: tenant } },
    overrideAccess: true, // checks ownership, not the person's access
    req,
  })
  return totalDocs === new Set(ids).size
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

interface ReferenceAdmin {
  description?: string
  condition?: Condition
}

export function ownReference(
  name: string,
  relationTo: CollectionSlug,
  options: { label?: string; required?: boolean; index?: boolean; admin?: ReferenceAdmin } = {},
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

/** References to several documents of the same website. */
export function ownReferences(
  name: string,
  relationTo: CollectionSlug,
  options: { label?: string; admin?: ReferenceAdmin } = {},
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo,
    hasMany: true,
    filterOptions: ownTenantOnly,
    hooks: { beforeChange: [sameTenantOnly(relationTo)] },
    ...options,
  } as RelationshipField
}
