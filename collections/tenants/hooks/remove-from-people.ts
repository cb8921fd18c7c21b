import type { CollectionBeforeDeleteHook } from 'payload'
import { idOf } from '../../access/roles'

/** Removes a deleted website from its people. An empty row left on a person would make their record impossible to save. */
export const removeFromPeople: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'tenants.tenant': { equals: id } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // includes people whom the actor cannot see
    req,
  })
  for (const person of docs) {
    const tenants = (person.tenants ?? []).filter((row) => idOf(row.tenant) !== id)
    await req.payload.update({ collection: 'users', id: person.id, data: { tenants }, req })
  }
}
