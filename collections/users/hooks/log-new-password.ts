import type { CollectionAfterChangeHook } from 'payload'
import { logChange } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { staffUser } from '../../access/roles'
import { type StoredPerson, storedPerson } from './stored-person'

export const logNewPassword: CollectionAfterChangeHook<StoredPerson> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const actor = staffUser(req)
  if (operation !== 'update' || actor === null) return
  const stored = await storedPerson(req, doc.id)
  if (!stored || stored.salt === previousDoc.salt) return
  const { address } = readCaller(req.headers)
  const change = { person: doc.id, account: stored.email, address }
  await logChange(
    req,
    actor.id === doc.id
      ? { outcome: 'password-changed', ...change }
      : { outcome: 'password-set', by: actor.id, ...change },
  )
}
