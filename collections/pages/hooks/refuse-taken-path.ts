import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { idOf } from '../../access/roles'

/** Two pages of one website cannot share an address. The database refuses it as well, but in words nobody understands. */
export const refuseTakenPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const path = data?.path ?? originalDoc?.path
  if (tenant === null || !path) return data
  const other = await pageAt(req, { tenant, path, not: originalDoc?.id ?? 0 })
  if (other) {
    const message = `${path} is taken by the page "${other.title}". Choose another path.`
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'path', message }] })
  }
  return data
}

/** The page that is published at a path, or that has it in its latest draft: either will want the address. */
async function pageAt(
  req: PayloadRequest,
  { tenant, path, not }: { tenant: number; path: string; not: number },
) {
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { tenant: { equals: tenant }, path: { equals: path }, id: { not_equals: not } },
      limit: 1,
      depth: 0,
      draft,
      overrideAccess: true, // the path is taken whoever may see the page
      req,
    })
    if (docs[0]) return docs[0]
  }
  return null
}
