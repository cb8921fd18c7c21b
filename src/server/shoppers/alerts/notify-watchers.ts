import type { Pool, PoolClient } from 'pg'
import type { MailVehicle } from '@/domain/leads/delivery/mail/mail-vehicles'
import { unsubscribePath } from '@/domain/leads/subscriptions/unsubscribe-path'
import { changeText, watchMail } from '@/domain/shoppers/alerts/alert-mail'
import { type WatchChange, watchChange } from '@/domain/shoppers/alerts/watch-change'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { inTransaction } from '../../clients/in-transaction'
import { alertToken } from '../../leads/subscriptions/alert-stops'
import { enqueueMail } from '../../mail/enqueue-mail'
import { readSavedVehicles } from '../../stock/search/saved-vehicles'
import { mailedVehicle } from './mailed-vehicles'
import { type AlertSender, openSender } from './open-sender'
import { noticesOf } from './watch-notices'

interface Changed {
  readonly vehicle_id: string
  readonly name: string
  readonly old_price: number | null
  readonly old_status: string | null
  readonly price: number | null
  readonly status: string
}

interface Watcher {
  readonly shopper_id: number
  readonly tenant_id: number
  readonly email: string
}

/** Vehicles that the website may not show have no row in `search.stock`, and nobody is notified about them. */
const CHANGED = `
  FROM shopper.watchlist w JOIN search.stock s ON s.id = w.vehicle_id AND s.tenant_id = w.tenant_id
  WHERE (w.price, w.status) IS DISTINCT FROM (s.price::numeric, s.status::text)`

/** Queues mails about watched vehicles whose price or state changed since the last look. Returns how many were queued. */
export async function notifyWatchers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<Watcher>(
    `SELECT changed.shopper_id, changed.tenant_id, owner.email
     FROM (SELECT DISTINCT w.shopper_id, w.tenant_id ${CHANGED}) changed JOIN shoppers owner ON owner.id = changed.shopper_id
     ORDER BY changed.tenant_id, changed.shopper_id`,
  )
  let sent = 0
  let sender: AlertSender | null = null
  for (const watcher of rows) {
    if (sender?.ctx.id !== watcher.tenant_id) sender = await openSender(pool, watcher.tenant_id)
    const own = sender
    if (own && (await inTransaction(pool, (client) => notify(pool, client, own, watcher)))) sent += 1
  }
  return sent
}

/** The mail and the new state commit together, so each change is sent once. A row that another worker holds is left to it. */
async function notify(
  pool: Pool,
  client: PoolClient,
  sender: AlertSender,
  watcher: Watcher,
): Promise<boolean> {
  const { ctx, origin } = sender
  const changes = (await takeChanges(client, watcher)).flatMap((row) => {
    const change = changeOf(ctx, row)
    return change ? [{ row, change }] : []
  })
  const notices = await noticesOf(client, ctx, watcher.shopper_id)
  if (changes.length === 0 || notices.isStopped || !ctx.settings['garage.watchlist']) return false
  const unsubscribe = origin + unsubscribePath(alertToken(ctx, notices.id))
  const mail = watchMail({
    ...sender.mail,
    vehicles: await changedVehicles(pool, sender, changes),
    link: origin + ctx.settings['garage.watchlistPath'],
    unsubscribe,
  })
  await enqueueMail(client, { tenantId: ctx.id, to: watcher.email, unsubscribe, ...mail })
  return true
}

/** With its page and picture while the website lists it. */
async function changedVehicles(
  pool: Pool,
  { ctx, origin }: AlertSender,
  changes: readonly { readonly row: Changed; readonly change: WatchChange }[],
): Promise<MailVehicle[]> {
  const ids = changes.map(({ row }) => row.vehicle_id)
  const hits = await readSavedVehicles(pool, ctx, ids, 'id')
  return changes.map(({ row, change }) => {
    const hit = hits.find(({ id }) => id === row.vehicle_id)
    const shown = hit ? mailedVehicle(ctx, origin, hit) : { name: row.name, url: null, picture: null }
    return { ...shown, detail: changeText(change) }
  })
}

async function takeChanges(client: PoolClient, { shopper_id, tenant_id }: Watcher): Promise<Changed[]> {
  const { rows } = await client.query<Changed>(
    `WITH held AS (
       SELECT w.vehicle_id, w.price AS old_price, w.status AS old_status, s.price, s.status ${CHANGED}
         AND w.shopper_id = $1 AND w.tenant_id = $2 FOR NO KEY UPDATE OF w SKIP LOCKED)
     UPDATE shopper.watchlist w SET price = held.price, status = held.status
     FROM held JOIN vehicles v ON v.id = held.vehicle_id
     WHERE w.shopper_id = $1 AND w.tenant_id = $2 AND w.vehicle_id = held.vehicle_id
     RETURNING w.vehicle_id::text, coalesce(nullif(v.staff_name, ''), v.name) AS name, held.old_price::float8, held.old_status,
       held.price::float8, held.status::text`,
    [shopper_id, tenant_id],
  )
  return rows
}

function changeOf({ settings }: TenantContext, row: Changed): WatchChange | null {
  const above = settings['price.visible'] ? settings['price.displayThreshold'] : null
  return watchChange({ price: row.old_price, status: row.old_status }, row, above)
}
