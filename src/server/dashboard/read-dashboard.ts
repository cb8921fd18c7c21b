import type { Pool } from 'pg'
import type { AttentionCount } from '@/domain/dashboard/attention'
import type { LeadDay } from '@/domain/dashboard/lead-days'
import type { SiteCard } from '@/domain/dashboard/site-card'
import { STOCK_AGES } from '@/domain/dashboard/stock-ages'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { allOf, dayOf, scopeConditions } from '../leads/inbox/lead-conditions'
import { SqlValues } from '../leads/inbox/sql-values'
import { feedsSql, STOPPED_RUNS } from '../stock/feeds/feed-runs-sql'
import { LISTED } from '../stock/vehicle-sql'
import type { Websites } from '../tenants/websites'

const idsOf = (websites: Websites) => (websites === 'all' ? null : websites)

const OWN = '($1::int[] IS NULL OR t.id = ANY($1::int[]))'

/** Counts the vehicles between two ages, the first exclusive. */
const aged = (from: number | null, until: number | null) => {
  const bounds = [
    from === null ? null : `v.created_at < $2::timestamptz - interval '${from} days'`,
    until === null ? null : `v.created_at >= $2::timestamptz - interval '${until} days'`,
  ]
  return `count(*) FILTER (WHERE ${bounds.filter((bound) => bound !== null).join(' AND ')})`
}

const AGES = [null, ...STOCK_AGES].map((from, place) => aged(from, STOCK_AGES[place] ?? null)).join(', ')
const NO_AGES = `'{${[...STOCK_AGES, 0].map(() => 0)}}'::int[]`

/** The websites with their number of vehicles for sale, the vehicles' ages and what they lack, by name. */
export async function readSites(pool: Pool, websites: Websites, now: Date): Promise<SiteCard[]> {
  const { rows } = await pool.query<SiteCard>(
    `SELECT t.id, t.name, t.slug, g.name AS group, g.id AS "groupId", g.logo_id IS NOT NULL AS "hasGroupLogo",
       coalesce(nullif(t.canonical_host, ''), d.host) AS host,
       coalesce(stock.vehicles, 0)::int AS vehicles, coalesce(stock.ages, ${NO_AGES}) AS ages,
       coalesce(stock.no_photo, 0)::int AS "withoutPhoto", coalesce(stock.no_price, 0)::int AS "withoutPrice"
     FROM tenants t JOIN groups g ON g.id = t.group_id
     LEFT JOIN tenants_domains d ON d._parent_id = t.id AND d._order = 1
     LEFT JOIN (
       SELECT v.tenant_id, count(*) AS vehicles, ARRAY[${AGES}]::int[] AS ages,
         count(*) FILTER (WHERE v.primary_image_url IS NULL) AS no_photo,
         count(*) FILTER (WHERE v.price IS NULL OR v.price <= ${REAL_PRICE_ABOVE}) AS no_price
       FROM vehicles v WHERE ${LISTED} GROUP BY 1
     ) stock ON stock.tenant_id = t.id
     WHERE ${OWN} ORDER BY t.name, t.id`,
    [idsOf(websites), now],
  )
  return rows
}

const ATTENTION = `
  WITH feeds AS MATERIALIZED (${feedsSql('$2')})
  SELECT t.name AS website, counted.kind, counted.count::int AS count
  FROM tenants t JOIN (
    SELECT l.tenant_id, 'no-hours' AS kind, count(*) AS count FROM locations l WHERE coalesce(l.visible, true)
      AND NOT EXISTS (SELECT 1 FROM locations_contact_detail_opening_hours h WHERE h._parent_id = l.id) GROUP BY 1
    UNION ALL SELECT r.tenant_id, 'failed-imports', count(DISTINCT r.dealership_id) FROM (${STOPPED_RUNS}) r GROUP BY 1
    UNION ALL SELECT c.tenant_id, 'wrong-prices', c.errors FROM (
      SELECT DISTINCT ON (tenant_id) tenant_id, errors FROM price_checks WHERE errors IS NOT NULL ORDER BY tenant_id, id DESC
    ) c
    UNION ALL SELECT c.tenant_id, 'unchecked-prices', 1 FROM (
      SELECT DISTINCT ON (tenant_id) tenant_id, errors FROM price_checks ORDER BY tenant_id, id DESC
    ) c WHERE c.errors IS NULL
    UNION ALL SELECT a.tenant_id, 'approvals', count(*) FROM approvals a WHERE a.state = 'open' AND CASE a.kind::text
      WHEN 'pages' THEN EXISTS (SELECT FROM pages d WHERE d.id = a.document)
      WHEN 'offers' THEN EXISTS (SELECT FROM offers d WHERE d.id = a.document)
      ELSE EXISTS (SELECT FROM blog_posts d WHERE d.id = a.document) END GROUP BY 1
    UNION ALL SELECT c.tenant_id, 'comments', count(*) FROM comments c WHERE c.state = 'open' GROUP BY 1
    UNION ALL SELECT c.tenant_id, 'dead-links', c.dead FROM (
      SELECT DISTINCT ON (tenant_id) tenant_id, dead FROM link_checks ORDER BY tenant_id, id DESC
    ) c
    UNION ALL SELECT f.tenant_id, 'late-feeds', count(*) FROM feeds f WHERE f.is_late GROUP BY 1
    UNION ALL SELECT f.tenant_id, 'unchanged-feeds', count(*) FROM feeds f WHERE f.is_unchanged GROUP BY 1
  ) counted ON counted.tenant_id = t.id
  WHERE ${OWN} AND counted.count > 0`

/** Counts what needs attention in feeds, prices, locations and content. `stockAttention` counts the stock. */
export async function readAttention(
  pool: Pool,
  { websites, now }: { websites: Websites; now: Date },
): Promise<AttentionCount[]> {
  return (await pool.query<AttentionCount>(ATTENTION, [idsOf(websites), now])).rows
}

/** Counts the leads in the person's scope that reached nobody. */
export async function readUndelivered(pool: Pool, scope: LeadScope): Promise<AttentionCount[]> {
  const sql = new SqlValues()
  const conditions = scopeConditions(scope, sql)
  const { rows } = await pool.query<AttentionCount>(
    `SELECT 'undelivered-leads' AS kind, t.name AS website, count(DISTINCT l.id)::int AS count
     FROM lead_deliveries d JOIN leads l ON l.id = d.lead_id JOIN tenants t ON t.id = l.tenant_id
     WHERE d.state = 'undelivered' AND ${allOf(conditions, 'l')} GROUP BY t.name`,
    sql.values,
  )
  return rows
}

/** Days of the chart of leads. */
export const LEAD_DAYS = 30

/** Leads by the day at their location, without spam. The days without leads are missing. */
export async function readLeadDays(pool: Pool, scope: LeadScope, now: Date): Promise<LeadDay[]> {
  const sql = new SqlValues()
  const conditions = scopeConditions(scope, sql)
  const from = sql.bind(now)
  const { rows } = await pool.query<LeadDay>(
    `SELECT ${dayOf('l')}::text AS day, count(*)::int AS leads FROM leads l
     WHERE l.created_at > ${from}::timestamptz - interval '${LEAD_DAYS} days' AND NOT coalesce(l.is_spam, false)
       AND ${allOf(conditions, 'l')} GROUP BY 1`,
    sql.values,
  )
  return rows
}
