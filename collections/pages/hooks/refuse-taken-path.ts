import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../../access/roles'

/** Two pages of one website cannot share an address. The database refuses it as well, but in words nobody understands. */
export const refuseTakenPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const path = data?.path ?? originalDoc?.path
  if (tenant === null || !path) return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { tenant: { equals: tenant }, path: { equals: path }, id: { not_equals: originalDoc?.id ?? 0 } },
    limit: 1,
    depth: 0,
    draft: true,
    overrideAccess: true, // the path is taken whoever may see the page
    req,
  })
  if (docs.length > 0) {
    const message = `${path} is taken by the page "${docs[0]?.title}". Choose another path.`
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'path', message }] })
  }
  return data
}
