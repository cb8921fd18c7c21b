import type { SignInType } from '@/domain/shoppers/gates'
import { readCookie } from '@/domain/shoppers/read-cookie'
import { PENDING_COOKIE, TYPED_COOKIE } from '@/domain/shoppers/shopper-cookies'
import type { SignInStep } from '@/domain/shoppers/sign-in-step'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { getShopper } from '../get-shopper'
import { pendingCode } from './codes'

interface Asked {
  readonly type: SignInType
  readonly now: Date
}

/** What the browser has to enter next, by its cookies. The watchlist needs a confirmed number too (WATCH-05). */
export async function signInStep(
  ctx: TenantContext,
  headers: Pick<Headers, 'get'>,
  { type, now }: Asked,
): Promise<SignInStep> {
  const cookies = headers.get('cookie')
  const token = readCookie(cookies, PENDING_COOKIE)
  const pending = token ? await pendingCode(database(), ctx, token, now) : null
  const shopper = await getShopper(ctx, headers)
  if (!shopper) {
    if (pending?.kind === 'email') return { kind: 'code', email: pending.email }
    return { kind: 'address', email: decoded(readCookie(cookies, TYPED_COOKIE)) }
  }
  if (type !== 'watchlist' || shopper.phoneVerified) return { kind: 'done' }
  if (pending?.kind === 'phone' && pending.shopperId === shopper.id) {
    return { kind: 'phone-code', phone: pending.phone }
  }
  return { kind: 'phone', phone: shopper.phone ?? '' }
}

function decoded(value: string | null): string {
  try {
    return decodeURIComponent(value ?? '').slice(0, 254)
  } catch {
    return ''
  }
}
