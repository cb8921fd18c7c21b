import { APIError, type CollectionBeforeDeleteHook } from 'payload'

const CONFLICT = 409

/**
 * Refuses to delete the only location, or the only dealership, of a delivery rule. Without that condition, the rule would match every lead and
 * send other yards' leads to the same people.
 */
export const refuseIfOnlyCondition =
  (kind: 'locations' | 'dealerships'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'lead-rules',
      where: { [kind]: { equals: id } },
      depth: 0,
      pagination: false,
      overrideAccess: true, // the rule may be one that the person cannot read
      req,
    })
    const rule = docs.find((doc) => doc[kind]?.length === 1)
    if (!rule) return
    throw new APIError(
      `The delivery rule “${rule.name}” applies only here. Change or delete that rule first: without this condition it would match every lead.`,
      CONFLICT,
    )
  }
