import { type FieldHook, type UploadField, ValidationError } from 'payload'
import { idOf } from '../access/roles'

/** Refuses pictures of other groups’ websites. `filterOptions` alone only hides them in the picker. */
const ownPicture: FieldHook = async ({ value, originalDoc, req, collection }) => {
  const picture = idOf(value)
  if (picture === null) return null
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { id: { equals: picture }, 'tenant.group': { equals: idOf(originalDoc?.id) ?? 0 } },
    overrideAccess: true, // checks ownership, not the person's access
    req,
  })
  if (totalDocs === 1) return picture
  const errors = [{ path: 'logo', message: 'Choose a picture of one of the group’s websites.' }]
  throw new ValidationError({ collection: collection?.slug, errors })
}

/** A new group has no websites yet, so it has no pictures to choose from. */
export const logoField: UploadField = {
  name: 'logo',
  type: 'upload',
  relationTo: 'media',
  filterOptions: ({ id }) => (id === undefined ? false : { 'tenant.group': { equals: id } }),
  hooks: { beforeChange: [ownPicture] },
  admin: {
    description: 'The group’s staff see it on their start page. Choose a picture of one of your websites.',
    condition: ({ id }) => Boolean(id),
  },
}
