import type { CollectionAfterChangeHook } from 'payload'
import { deviceCookie } from '@/server/accounts/device'
import { staffUser } from '../../access/roles'
import { type StoredPerson, storedPerson } from './stored-person'

/**
 * A browser is known by address and password (`deviceOf`). In which somebody changes their own stays known: a stranger's wrong guesses
 * at the new address must not keep it out.
 */
export const keepBrowserKnown: CollectionAfterChangeHook<StoredPerson> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || staffUser(req)?.id !== doc.id) return
  const stored = await storedPerson(req, doc.id)
  if (!stored || (stored.email === previousDoc.email && stored.salt === previousDoc.salt)) return
  req.responseHeaders ??= new Headers()
  const { email: account, salt } = stored
  req.responseHeaders.append('set-cookie', deviceCookie({ account, salt }, null))
}
