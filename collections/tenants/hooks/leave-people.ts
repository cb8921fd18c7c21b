import type { CollectionBeforeDeleteHook } from 'payload'
import { idOf } from '../../access/roles'

/** People lose a website that is deleted; left behind, its empty row would keep them from being saved again. */
export const leavePeople: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'tenants.tenant': { equals: id } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever they are
    req,
  })
  for (const person of docs) {
    const tenants = (person.tenants ?? []).filter((row) => idOf(row.tenant) !== id)
    await req.payload.update({ collection: 'users', id: person.id, data: { tenants }, req })
  }
}
