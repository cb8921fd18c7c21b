import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { lockPerson, lockPersonByResetToken } from '@/server/accounts/lock-person'
import { idOf } from '../../access/roles'

interface Changed {
  readonly req: PayloadRequest
  readonly overrideAccess?: boolean
  readonly id?: unknown
  readonly where?: Where
  readonly data?: { readonly token?: unknown }
}

/** Locks in order of id, so that two bulk updates cannot deadlock. */
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

/** The session may end while this waits for the lock, and Payload throws if the session is missing. */
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
 * Locks the person before Payload reads them. Sign-in takes the lock itself (`withLockedPerson`), because Payload
 * starts its transaction after it reads the person.
 */
export const lockChangedPerson: CollectionBeforeOperationHook = async ({ args, operation }) => {
  const changed = args as Changed
  const { req, id, where, data } = changed
  if (operation === 'refresh') await lockSession(req)
  if (operation === 'resetPassword') await lockPersonByResetToken(req, String(data?.token))
  if (operation !== 'update') return
  const person = idOf(id)
  if (person !== null) await lockPerson(req, person)
  else if (where) await lockPeople(changed)
}

/** The same lock before sign-out. Payload runs this hook first, inside the transaction. */
export const lockLeavingPerson: CollectionAfterLogoutHook = async ({ req }) => {
  const id = idOf(req.user)
  if (id !== null) await lockPerson(req, id)
}
