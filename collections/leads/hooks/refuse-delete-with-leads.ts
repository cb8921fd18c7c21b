import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type Where } from 'payload'

const CONFLICT = 409

interface Holder {
  readonly collection: CollectionSlug
  readonly field: string
  readonly name: string
}

/**
 * What would change its meaning without the place. A delivery rule without its last place would deliver every lead, and
 * a person without their last location would see every lead of the website.
 */
const holders: Record<'location' | 'dealership', readonly Holder[]> = {
  location: [
    { collection: 'leads', field: 'location', name: 'leads' },
    { collection: 'test-drives', field: 'location', name: 'test drives' },
    { collection: 'lead-rules', field: 'locations', name: 'delivery rules' },
    { collection: 'users', field: 'locations', name: 'people' },
  ],
  dealership: [
    { collection: 'leads', field: 'dealership', name: 'leads' },
    { collection: 'lead-rules', field: 'dealerships', name: 'delivery rules' },
  ],
}

/** Refuses to delete a place that leads, delivery rules or people refer to. */
export const refuseDeleteWithLeads =
  (place: keyof typeof holders): CollectionBeforeDeleteHook =>
  async ({ req, id }) => {
    const left: string[] = []
    for (const { collection, field, name } of holders[place]) {
      const where: Where = { [field]: { in: [id] } }
      const { totalDocs } = await req.payload.count({
        collection,
        where,
        overrideAccess: true, // what the person cannot see also prevents the deletion
        req,
      })
      if (totalDocs > 0) left.push(`${totalDocs} ${name}`)
    }
    if (left.length === 0) return
    throw new APIError(`This ${place} is still used by ${left.join(' and ')}.`, CONFLICT, null, true)
  }
