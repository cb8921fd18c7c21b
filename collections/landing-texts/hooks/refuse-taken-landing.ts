import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../../access/roles'

/** Two texts of one website cannot be for the same page; the database refuses it as well, but in words nobody understands. */
export const refuseTakenLanding: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const path = data?.path ?? originalDoc?.path
  if (tenant === null || !path) return data
  const { totalDocs } = await req.payload.count({
    collection: 'landing-texts',
    where: { tenant: { equals: tenant }, path: { equals: path }, id: { not_equals: originalDoc?.id ?? 0 } },
    overrideAccess: true, // the page has its words whoever may see them
    req,
  })
  if (totalDocs === 0) return data
  const message = `${path} has its words already. Change those instead.`
  throw new ValidationError({ collection: 'landing-texts', errors: [{ path: 'path', message }] })
}
