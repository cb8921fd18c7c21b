import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { removeSecondFactor } from '@/server/accounts/second-factor/second-factors'
import { reachableIds } from '../../../access/reachable'
import { idOf, staffUser } from '../../../access/roles'
import { foreignTenants, type PersonData } from '../../hooks/guard-privileges'
import { accountLogger, ownerOf, requirePasswordAndCode } from './own-account'

const FORBIDDEN = 403
const CONFLICT = 409
const WORKS_ELSEWHERE =
  'This person also works on a website of another group. Only a platform admin can change how they sign in.'

const removed = () => Response.json({ message: 'The second factor has been removed.' })

/** Removes the person's own second factor. Requires the password and a code. */
export const removeOwn: Endpoint = {
  path: '/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const owner = ownerOf(req)
    await requirePasswordAndCode(req, owner)
    await removeSecondFactor(owner.id)
    await accountLogger(req, owner)('second-factor-off')
    return removed()
  },
}

async function lookedAfter(req: PayloadRequest, id: number | null) {
  const actor = staffUser(req)
  if (!actor || id === null || id === actor.id) throw new Forbidden(req.t)
  const person = (await reachableIds(req, 'update', 'users', [id])).has(id)
    ? await req.payload.db.findOne<PersonData & { id: number; email: string }>({
        collection: 'users',
        where: { id: { equals: id } },
        req,
      })
    : null
  if (!person) throw new Forbidden(req.t)
  if ((await foreignTenants(person, req)).length > 0) throw new APIError(WORKS_ELSEWHERE, FORBIDDEN)
  return person
}

/**
 * Removes the second factor of a person who lost it. Platform admins may do so for anyone, group admins for the staff
 * of their group.
 */
export const removeOthers: Endpoint = {
  path: '/second-factor/remove/:id',
  method: 'post',
  handler: async (req) => {
    const person = await lookedAfter(req, idOf(req.routeParams?.id))
    if (!(await removeSecondFactor(person.id))) {
      throw new APIError('This person has no second factor.', CONFLICT)
    }
    await accountLogger(req, person)('second-factor-taken', req.user?.id)
    return removed()
  },
}
