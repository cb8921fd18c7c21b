import type { Pool } from 'pg'
import { localMoment } from '@/domain/leads/delivery/local-moment'
import { unsubscribePath } from '@/domain/leads/subscriptions/unsubscribe-path'
import { searchMail } from '@/domain/shoppers/alerts/alert-mail'
import { isAlertDue, type SavedSearch } from '@/domain/shoppers/alerts/search-alert'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { inTransaction } from '../../clients/in-transaction'
import { readSiteClocks, type SiteClock } from '../../leads/notices/site-clocks'
import { alertToken } from '../../leads/subscriptions/alert-stops'
import { log } from '../../log/log.mjs'
import { enqueueMail } from '../../mail/enqueue-mail'
import { newMatchesStatement } from '../../stock/search/postgres/new-matches-sql'
import { readSavedVehicles } from '../../stock/search/saved-vehicles'
import { mailedVehicle } from './mailed-vehicles'
import { type AlertSender, openSender } from './open-sender'
import type { AskedSearch } from './saved-searches'

/** Vehicles that a mail shows. */
const SHOWN = 10

interface DueSearch extends SavedSearch {
  readonly email: string
  /** Written by `saveSearch` alone. */
  readonly asked: AskedSearch
  readonly after_id: number
  readonly checked_at: Date
}

/** Queues the mails of saved searches with new vehicles. Returns how many were queued. */
export async function alertSearches(pool: Pool, now: Date): Promise<number> {
  let sent = 0
  for (const clock of await readSiteClocks(pool, now)) {
    const due = await dueSearches(pool, clock)
    const sender = due.length > 0 ? await openSender(pool, clock.tenantId) : null
    if (!sender?.ctx.settings['garage.savedSearches']) continue
    for (const search of due) if (await alertWithoutFail(pool, sender, search, now)) sent += 1
  }
  return sent
}

async function dueSearches(pool: Pool, clock: SiteClock): Promise<DueSearch[]> {
  const { rows } = await pool.query<DueSearch>(
    `SELECT s.id, s.name, s.address, s.alert, s.asked, s.after_id, s.checked_at, owner.email
     FROM shopper.searches s JOIN shoppers owner ON owner.id = s.shopper_id
     WHERE s.tenant_id = $1 AND s.alert <> 'off' ORDER BY s.checked_at`,
    [clock.tenantId],
  )
  return rows.filter(({ alert, checked_at }) =>
    isAlertDue(alert, localMoment(checked_at, clock.timeZone).day, clock),
  )
}

/** A search that cannot be read, such as one from an older version, holds back no other. */
async function alertWithoutFail(
  pool: Pool,
  sender: AlertSender,
  search: DueSearch,
  now: Date,
): Promise<boolean> {
  try {
    return await alertOwner(pool, sender, search, now)
  } catch (error) {
    log.error({ err: error, search: search.id }, 'a saved search could not be looked at')
    return false
  }
}

/** The mail, its vehicles and the time of the check commit together, so each vehicle is mailed once. */
async function alertOwner(pool: Pool, sender: AlertSender, search: DueSearch, now: Date): Promise<boolean> {
  const { ctx, origin } = sender
  const { id, asked, email } = search
  const plan = planSearch(stockScope(ctx, now), asked.query, { facets: [], ...asked })
  const { text, values } = newMatchesStatement(plan, { afterId: search.after_id, searchId: id })
  const ids = (await pool.query<{ id: string }>(text, values)).rows.map((row) => row.id)
  const hits = await readSavedVehicles(pool, ctx, ids.slice(0, SHOWN), 'id')
  // It is due again in a minute, so nothing has to be written.
  if (hits.length === 0 && search.alert === 'now') return false
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE shopper.searches SET checked_at = $2 WHERE id = (
         SELECT id FROM shopper.searches WHERE id = $1 AND checked_at = $3 AND alert = $4 FOR NO KEY UPDATE SKIP LOCKED)`,
      [id, now, search.checked_at, search.alert],
    )
    if (rowCount === 0 || hits.length === 0) return false
    await client.query(
      'INSERT INTO shopper.told (search_id, vehicle_id) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING',
      [id, ids],
    )
    const unsubscribe = origin + unsubscribePath(alertToken(ctx, id))
    const mail = searchMail({
      ...sender.mail,
      searchName: search.name,
      count: ids.length,
      word: ctx.settings['site.vehicleWording'].toLowerCase(),
      vehicles: hits.map((hit) => mailedVehicle(ctx, origin, hit)),
      link: origin + search.address,
      unsubscribe,
    })
    await enqueueMail(client, { tenantId: ctx.id, to: email, unsubscribe, ...mail })
    return true
  })
}
