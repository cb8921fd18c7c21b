import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { lockPerson, lockPersonOfLink } from '@/server/accounts/lock-person'
import { idOf } from '../../access/roles'

interface Changed {
  readonly req: PayloadRequest
  readonly overrideAccess?: boolean
  readonly id?: unknown
  readonly where?: Where
  readonly data?: { readonly token?: unknown }
}

/** In one order, so that two changes of many never wait for each other. */
async function lockPeople({ req, overrideAccess = false, where }: Changed): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    overrideAccess,
    req,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { email: true },
  })
  for (const { id } of docs) await lockPerson(req, id)
}

/** A session may have ended while the lock was waited for, and Payload fails at one that is not there. */
async function lockSession(req: PayloadRequest): Promise<void> {
  const { id: user, _sid } = (req.user ?? {}) as { id?: unknown; _sid?: string }
  const id = idOf(user)
  if (id === null) return
  await lockPerson(req, id)
  const person = await req.payload.db.findOne<{ id: number; sessions?: { id: string }[] | null }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!person?.sessions?.some((session) => session.id === _sid)) throw new Forbidden(req.t)
}

/**
 * Locks whoever is about to be changed before Payload reads them. Signing in does the same for itself
 * (`withLockedPerson`): Payload gives it no transaction until the person is read.
 */
export const lockChangedPerson: CollectionBeforeOperationHook = async ({ args, operation }) => {
  const changed = args as Changed
  const { req, id, where, data } = changed
  if (operation === 'refresh') await lockSession(req)
  if (operation === 'resetPassword') await lockPersonOfLink(req, String(data?.token))
  if (operation !== 'update') return
  const person = idOf(id)
  if (person !== null) await lockPerson(req, person)
  else if (where) await lockPeople(changed)
}

/** The same before somebody signs out: Payload runs this first, in the transaction. */
export const lockLeavingPerson: CollectionAfterLogoutHook = async ({ req }) => {
  const id = idOf(req.user)
  if (id !== null) await lockPerson(req, id)
}
