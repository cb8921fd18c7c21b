import { readCookie } from '@/domain/shoppers/read-cookie'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { getShopper } from '../get-shopper'
import { closeEverySession, closeSession } from './sessions'

/** Ends the browser's session, or all of the shopper's. */
export async function signOut(
  ctx: TenantContext,
  headers: Pick<Headers, 'get'>,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const token = readCookie(headers.get('cookie'), SESSION_COOKIE)
  const shopper = everywhere ? await getShopper(ctx, headers) : null
  if (shopper) await closeEverySession(database(), shopper.id)
  if (token) await closeSession(database(), ctx, token)
}
