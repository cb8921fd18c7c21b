import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isOtherLender } from '@/domain/finance/choose-provider'
import { idOf } from '../access/roles'
import { websiteSettings } from '../settings/website-settings'

/**
 * If the website's settings pick "Another lender", the first such record is used (FIN-39). A second record could never
 * be picked, so this hook refuses to create one, by a new record or by a changed key.
 */
export const refuseSecondOther: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const key = data?.key
  if (tenant === null || typeof key !== 'string' || key === originalDoc?.key || !isOtherLender(key))
    return data
  if ((await websiteSettings(tenant, req))['finance.provider'] !== 'other') return data
  const { docs } = await req.payload.find({
    collection: 'finance-providers',
    where: { tenant: { equals: tenant }, id: { not_equals: originalDoc?.id ?? 0 } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // a record is picked even if the person cannot see it
    req,
  })
  const picked = docs.find((other) => isOtherLender(other.key))
  if (!picked) return data
  const message = `The website’s “Another lender” is already ${picked.name}. Edit that record, or delete it first.`
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'key', message }] })
}
