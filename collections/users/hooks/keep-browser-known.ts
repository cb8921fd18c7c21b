import type { CollectionAfterChangeHook } from 'payload'
import { deviceCookie } from '@/server/accounts/device'
import type { StoredPassword } from '@/server/accounts/stored-password'
import { staffUser } from '../../access/roles'

interface StoredPerson extends StoredPassword {
  readonly id: number
  readonly email: string
}

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
  const stored = await req.payload.db.findOne<StoredPerson>({
    collection: 'users',
    where: { id: { equals: doc.id } },
    req,
  })
  if (!stored || (stored.email === previousDoc.email && stored.salt === previousDoc.salt)) return
  req.responseHeaders ??= new Headers()
  const { email: account, salt } = stored
  req.responseHeaders.append('set-cookie', deviceCookie({ account, salt }, null))
}
