import type { Pool, PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { newToken, tokenHash } from './token'

const DAY = 24 * 60 * 60 * 1000
export const SESSION_DAYS = 60

interface Opened {
  readonly shopperId: number
  /** The session that the browser had before. It ends, so that nobody keeps a session that they gave the browser. */
  readonly replaces: string | null
  readonly now: Date
}

/** Opens a session with a token of its own, and returns the token. */
export async function openSession(
  client: Pool | PoolClient,
  ctx: Pick<TenantContext, 'id'>,
  { shopperId, replaces, now }: Opened,
): Promise<string> {
  const token = newToken()
  if (replaces) await closeSession(client, ctx, replaces)
  await client.query('DELETE FROM shopper.sessions WHERE shopper_id = $1 AND expires_at < $2', [
    shopperId,
    now,
  ])
  await client.query(
    `INSERT INTO shopper.sessions (token_hash, shopper_id, tenant_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
    [tokenHash(token), shopperId, ctx.id, now, new Date(now.getTime() + SESSION_DAYS * DAY)],
  )
  await client.query('UPDATE shoppers SET signed_in_at = $2 WHERE id = $1', [shopperId, now])
  return token
}

/** Ends the session on the server too, so that a copy of its cookie opens nothing. */
export async function closeSession(
  client: Pool | PoolClient,
  ctx: Pick<TenantContext, 'id'>,
  token: string,
): Promise<void> {
  await client.query('DELETE FROM shopper.sessions WHERE token_hash = $1 AND tenant_id = $2', [
    tokenHash(token),
    ctx.id,
  ])
}

/** Signs the shopper out in every browser, also on the other websites of the account. */
export async function closeEverySession(client: Pool | PoolClient, shopperId: number): Promise<void> {
  await client.query('DELETE FROM shopper.sessions WHERE shopper_id = $1', [shopperId])
}
