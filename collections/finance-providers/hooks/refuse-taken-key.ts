import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../../access/roles'

/** A website has one record of a lender; the database refuses a second as well, but in words nobody understands. */
export const refuseTakenKey: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const key = data?.key ?? originalDoc?.key
  if (tenant === null || !key) return data
  const { totalDocs } = await req.payload.count({
    collection: 'finance-providers',
    where: { tenant: { equals: tenant }, key: { equals: key }, id: { not_equals: originalDoc?.id ?? 0 } },
    overrideAccess: true, // the lender has its record whoever may see it
    req,
  })
  if (totalDocs === 0) return data
  const message = `${key} has its record already. Change that instead.`
  throw new ValidationError({ collection: 'finance-providers', errors: [{ path: 'key', message }] })
}
