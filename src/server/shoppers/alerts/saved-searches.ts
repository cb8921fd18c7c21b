import type { SavedSearch, SearchAlert } from '@/domain/shoppers/alerts/search-alert'
import { askedAddress } from '@/domain/shoppers/alerts/search-alert'
import { safePath } from '@/domain/shoppers/safe-path'
import { searchHeading } from '@/domain/stock/search/page/search-heading'
import type { SearchOptions } from '@/domain/stock/search/plan/plan-search'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { TextReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { openSearch } from '../../stock/search/open-search'
import { namesToPlan } from '../../stock/search/search-stock'
import type { Shopper } from '../shopper'

type Owner = Pick<Shopper, 'id'>
type Site = Pick<TenantContext, 'id'>

/** More than anybody needs, and few enough to look at often. */
const MOST_SEARCHES = 30

/** A search as it was understood when it was saved. The worker plans it again for the website as it is then. */
export interface AskedSearch extends Pick<SearchOptions, 'nearby' | 'makes'> {
  readonly query: StockQuery
  readonly reading: TextReading
}

interface SearchToSave {
  /** The canonical path and query of its results. */
  readonly address: string
  readonly name: string
  readonly asked: AskedSearch
}

/** Reads the address of a results page of the website; null for any other. */
export async function searchToSave(ctx: TenantContext, address: string): Promise<SearchToSave | null> {
  const path = safePath(address)
  const asked = path && askedAddress(path)
  if (!asked) return null
  const opened = await openSearch(ctx, asked.landing.map(decodeSegment), asked.parameters)
  if (!opened) return null
  const query = { ...opened.query, page: 1, hitsPerPage: null }
  const { words, refinements, ranges, near, sort, identifier } = opened.reading
  const reading = { words, refinements, ranges, near, sort, identifier }
  const { nearby, makes = [] } = await namesToPlan(ctx, query, reading)
  const chosen = query.refinements.make ?? []
  return {
    address: opened.hrefOf(query),
    name: query.text || searchHeading(query, ctx.settings['site.vehicleWording']),
    asked: { query, reading, nearby, makes: makes.filter(({ name }) => chosen.includes(name)) },
  }
}

/** Saves a search, or changes the one with the same address. Returns false when the shopper has too many. */
export async function saveSearch(
  ctx: Site,
  { id }: Owner,
  { address, asked, name, alert }: SearchToSave & { readonly alert: SearchAlert },
): Promise<boolean> {
  return inTransaction(database(), async (client) => {
    await client.query('SELECT FROM shoppers WHERE id = $1 FOR NO KEY UPDATE', [id])
    const { rowCount } = await client.query(
      `INSERT INTO shopper.searches (shopper_id, tenant_id, address, name, asked, alert, after_id)
       SELECT $1, $2, $3, $4, $5, $6, (SELECT coalesce(max(id), 0) FROM vehicles)
       WHERE (SELECT count(*) FROM shopper.searches WHERE shopper_id = $1 AND tenant_id = $2 AND address <> $3) < $7
       ON CONFLICT (shopper_id, tenant_id, address)
       DO UPDATE SET name = excluded.name, asked = excluded.asked, alert = excluded.alert`,
      [id, ctx.id, address, name, JSON.stringify(asked), alert, MOST_SEARCHES],
    )
    return rowCount === 1
  })
}

/** Newest first. */
export async function savedSearches(ctx: Site, { id }: Owner): Promise<SavedSearch[]> {
  const { rows } = await database().query<SavedSearch>(
    `SELECT id, name, address, alert FROM shopper.searches WHERE shopper_id = $1 AND tenant_id = $2
     ORDER BY created_at DESC, id`,
    [id, ctx.id],
  )
  return rows
}

/** Changes nothing of another shopper's search. A search that had no emails starts with what is new from now on. */
export async function changeAlert(
  ctx: Site,
  { id }: Owner,
  { search, alert }: { search: string; alert: SearchAlert },
): Promise<void> {
  await database().query(
    `UPDATE shopper.searches SET alert = $4,
       after_id = CASE WHEN alert = 'off' THEN (SELECT coalesce(max(id), 0) FROM vehicles) ELSE after_id END
     WHERE id = $1 AND shopper_id = $2 AND tenant_id = $3`,
    [search, id, ctx.id, alert],
  )
}

export async function deleteSearch(ctx: Site, { id }: Owner, search: string): Promise<void> {
  await database().query(
    'DELETE FROM shopper.searches WHERE id = $1 AND shopper_id = $2 AND tenant_id = $3',
    [search, id, ctx.id],
  )
}
