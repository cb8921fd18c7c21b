import { accountScope } from '@/domain/shoppers/account-scope'
import { readCookie } from '@/domain/shoppers/read-cookie'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { tokenHash } from './session/token'
import type { Shopper } from './shopper'

interface Row {
  id: number
  email: string
  phone: string | null
  phone_verified_at: Date | null
}

/** The shopper of a request's session cookie; null for a visitor, for an expired session, and for one of another website. */
export async function getShopper(
  ctx: Pick<TenantContext, 'id' | 'groupId' | 'settings'>,
  headers: Pick<Headers, 'get'>,
): Promise<Shopper | null> {
  const token = readCookie(headers.get('cookie'), SESSION_COOKIE)
  if (!token) return null
  const { rows } = await database().query<Row>(
    `SELECT s.id, s.email, s.phone, s.phone_verified_at
     FROM shopper.sessions held JOIN shoppers s ON s.id = held.shopper_id
     WHERE held.token_hash = $1 AND held.tenant_id = $2 AND s.scope = $3 AND held.expires_at > now()`,
    [tokenHash(token), ctx.id, accountScope(ctx)],
  )
  const [row] = rows
  if (!row) return null
  return { id: row.id, email: row.email, phone: row.phone, phoneVerified: row.phone_verified_at !== null }
}
