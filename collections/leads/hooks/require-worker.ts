import { type FieldHook, ValidationError } from 'payload'
import { idOf, isUnset } from '../../access/roles'
import { peopleWhoWorkOn } from '../access/people-who-work-on'

/**
 * Refuses to assign a lead to a person who may not work on it. A value that stays is not checked: a person may have
 * left meanwhile.
 */
export const requireWorker: FieldHook = async ({ value, previousValue, data, originalDoc, req }) => {
  const person = idOf(value)
  if (isUnset(value) || (person !== null && person === idOf(previousValue))) return value
  const lead = {
    tenant: originalDoc?.tenant ?? data?.tenant,
    location: originalDoc?.location ?? data?.location,
  }
  const workers = await peopleWhoWorkOn(req, lead)
  if (workers !== null && person !== null) {
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { and: [{ id: { equals: person } }, workers] },
      overrideAccess: true, // sales staff read no other people
      req,
    })
    if (totalDocs > 0) return person
  }
  throw new ValidationError({
    collection: 'leads',
    errors: [
      { path: 'assigned_to', message: 'Choose a person who works on leads of this website and location.' },
    ],
  })
}
