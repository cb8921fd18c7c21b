import type { CollectionAfterChangeHook } from 'payload'
import { deviceCookie } from '@/server/accounts/device'
import { staffUser } from '../../access/roles'
import { type StoredPerson, storedPerson } from './stored-person'

/**
 * The address and password identify a known browser (`deviceOf`). When a person changes their own, this hook renews the
 * browser's cookie, so that a stranger's wrong guesses at the new address cannot lock the browser out.
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
