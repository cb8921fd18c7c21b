import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { env } from '@/env'
import { claimedId } from './unsubscribe-token'

type Database = Pool | ClientBase

interface Site {
  readonly id: number
}

/** Mails that a shopper asked for in their account. */
export type AlertKind = 'search' | 'watchlist'

/** The token of a link that ends the mails of a saved search or a watchlist: its random id, signed with its website. */
export function alertToken({ id: tenantId }: Site, id: string): string {
  const signature = createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`alert\n${tenantId}\n${id}`)
    .digest('base64url')
  return `${id}.${signature}`
}

interface FoundAlert {
  readonly id: string
  readonly kind: AlertKind
  readonly isStopped: boolean
}

/** What a link ends; null for a link that is invalid, of another website, or of a search that was deleted. */
export async function findAlert(db: Database, site: Site, token: string): Promise<FoundAlert | null> {
  const id = claimedId(token)
  if (id === null) return null
  const [given, right] = [Buffer.from(token), Buffer.from(alertToken(site, id))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { rows } = await db.query<FoundAlert>(
    `SELECT id, 'search' AS kind, alert = 'off' AS "isStopped" FROM shopper.searches WHERE id = $1 AND tenant_id = $2
     UNION ALL SELECT id, 'watchlist', stopped_at IS NOT NULL FROM shopper.notices WHERE id = $1 AND tenant_id = $2`,
    [id, site.id],
  )
  return rows[0] ?? null
}

/** Ends the mails of a link. Returns false for an invalid link. A second time changes nothing. */
export async function stopAlert(
  db: Database,
  site: Site,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const found = await findAlert(db, site, token)
  if (!found) return false
  if (found.kind === 'search')
    await db.query(`UPDATE shopper.searches SET alert = 'off' WHERE id = $1`, [found.id])
  else
    await db.query('UPDATE shopper.notices SET stopped_at = $2 WHERE id = $1 AND stopped_at IS NULL', [
      found.id,
      now,
    ])
  return true
}
