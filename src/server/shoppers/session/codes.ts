import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { CODE_MINUTES } from '@/domain/shoppers/code-mail'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { secretHash } from '../../accounts/sign-in-limits'
import { tokenHash } from './token'

const DIGITS = 6
const MOST_TRIES = 5

type Site = Pick<TenantContext, 'id'>
type Database = Pool | PoolClient

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

const codeHash = (token: string, code: string) => secretHash('shopper code', `${token}\n${code}`)

/** What a code proves: that its owner reads this address, or this number of this shopper. */
export type Proven =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string; readonly email: string; readonly shopperId: number }

/** Stores a code for the browser that holds the token. */
export async function storeCode(
  client: Database,
  ctx: Site,
  { token, code, proves, now }: { token: string; code: string; proves: Proven; now: Date },
): Promise<void> {
  const [phone, shopperId] = proves.kind === 'phone' ? [proves.phone, proves.shopperId] : [null, null]
  await client.query('DELETE FROM shopper.codes WHERE expires_at < $1', [now])
  await client.query(
    `INSERT INTO shopper.codes (token_hash, tenant_id, shopper_id, email, phone, code_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tokenHash(token),
      ctx.id,
      shopperId,
      proves.email,
      phone,
      codeHash(token, code),
      new Date(now.getTime() + CODE_MINUTES * 60_000),
    ],
  )
}

interface Row {
  shopper_id: number | null
  email: string
  phone: string | null
  code_hash: string
}

const provenBy = ({ shopper_id: shopperId, email, phone }: Row): Proven =>
  phone !== null && shopperId !== null ? { kind: 'phone', phone, email, shopperId } : { kind: 'email', email }

/** What the browser's code is to prove; null without a valid one. */
export async function pendingCode(
  client: Database,
  ctx: Site,
  token: string,
  now: Date,
): Promise<Proven | null> {
  const { rows } = await client.query<Row>(
    `SELECT shopper_id, email, phone FROM shopper.codes
     WHERE token_hash = $1 AND tenant_id = $2 AND expires_at > $3 AND tries < $4`,
    [tokenHash(token), ctx.id, now, MOST_TRIES],
  )
  return rows[0] ? provenBy(rows[0]) : null
}

/** Whether the code is right. Counts the try first, so that parallel guesses are counted too. A right code works once. */
export async function spendCode(
  client: Database,
  ctx: Site,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<boolean> {
  const { rows } = await client.query<Pick<Row, 'code_hash'>>(
    `UPDATE shopper.codes SET tries = tries + 1
     WHERE token_hash = $1 AND tenant_id = $2 AND expires_at > $3 AND tries < $4 RETURNING code_hash`,
    [tokenHash(token), ctx.id, now, MOST_TRIES],
  )
  const stored = Buffer.from(rows[0]?.code_hash ?? '')
  const given = Buffer.from(codeHash(token, code.replace(/\s/g, '')))
  if (stored.length !== given.length || !timingSafeEqual(stored, given)) return false
  const { rowCount } = await client.query('DELETE FROM shopper.codes WHERE token_hash = $1', [
    tokenHash(token),
  ])
  return rowCount === 1
}

/** Forgets a code, when the shopper starts again. */
export async function dropCode(client: Database, ctx: Site, token: string): Promise<void> {
  await client.query('DELETE FROM shopper.codes WHERE token_hash = $1 AND tenant_id = $2', [
    tokenHash(token),
    ctx.id,
  ])
}
