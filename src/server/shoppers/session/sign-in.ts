import { isDemoPassword } from '@/domain/accounts/demo-password'
import { accountScope } from '@/domain/shoppers/account-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { compareWithDummy, isStoredPassword } from '../../accounts/stored-password'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { mergeFavourites } from '../watchlist/merge-favourites'
import { pendingCode, spendCode } from './codes'
import { openSession } from './sessions'
import { mayTryCode, mayTryPassword, refundPassword } from './shopper-limits'

export interface Browser {
  /** The session cookie that the browser has already. */
  readonly session: string | null
  /** The slugs of the vehicles that it saved. */
  readonly favourites: readonly string[]
  readonly address: string
  /** Whether it runs on the server's own machine. */
  readonly isLocal: boolean
  readonly now: Date
}

export type SignedIn =
  | { readonly kind: 'session'; readonly token: string; readonly shopperId: number }
  | { readonly kind: 'refused'; readonly why: 'wrong-code' | 'expired' | 'wrong-password' | 'too-many' }

const refused = (why: Extract<SignedIn, { kind: 'refused' }>['why']): SignedIn => ({ kind: 'refused', why })

async function open(ctx: TenantContext, shopperId: number, browser: Browser): Promise<SignedIn> {
  const token = await inTransaction(database(), async (client) => {
    await mergeFavourites(client, ctx, shopperId, browser.favourites)
    return openSession(client, ctx, { shopperId, replaces: browser.session, now: browser.now })
  })
  return { kind: 'session', token, shopperId }
}

/** Signs in with a code that was mailed. An address without an account gets one. */
export async function signInWithCode(
  ctx: TenantContext,
  { token, code }: { token: string; code: string },
  browser: Browser,
): Promise<SignedIn> {
  const pending = await pendingCode(database(), ctx, token, browser.now)
  if (!pending || pending.kind === 'phone') return refused('expired')
  const target = { scope: accountScope(ctx), to: pending.email }
  if (!(await mayTryCode(target))) return refused('too-many')
  if (!(await spendCode(database(), ctx, { token, code, now: browser.now }))) return refused('wrong-code')
  const { rows } = await database().query<{ id: number }>(
    `INSERT INTO shoppers (tenant_id, scope, email) VALUES ($1, $2, $3)
     ON CONFLICT (scope, email) DO UPDATE SET updated_at = now() RETURNING id`,
    [ctx.id, target.scope, pending.email],
  )
  return open(ctx, rows[0]?.id ?? 0, browser)
}

interface PasswordRow {
  id: number
  hash: string | null
  salt: string | null
}

/** Signs in with a password. A wrong password, an account without one and an unknown address get one answer, after one kind of work. */
export async function signInWithPassword(
  ctx: TenantContext,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<SignedIn> {
  const target = { scope: accountScope(ctx), to: email }
  if (!(await mayTryPassword(target, browser.address))) return refused('too-many')
  const { rows } = await database().query<PasswordRow>(
    `SELECT s.id, p.hash, p.salt FROM shoppers s LEFT JOIN shopper.passwords p ON p.shopper_id = s.id
     WHERE s.scope = $1 AND s.email = $2`,
    [target.scope, email],
  )
  const [row] = rows
  if (!row?.hash) {
    await compareWithDummy(password)
    return refused('wrong-password')
  }
  const isRight = await isStoredPassword(password, row)
  // The demo's passwords are public.
  const isElsewhere = isDemoPassword(password) && !browser.isLocal && !env().DEMO_ANYWHERE
  if (!isRight || isElsewhere) return refused('wrong-password')
  await refundPassword(target, browser.address)
  return open(ctx, row.id, browser)
}
