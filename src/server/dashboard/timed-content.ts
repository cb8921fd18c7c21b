import type { Pool } from 'pg'
import type { TimedContent } from '@/domain/dashboard/week'
import { siteZoneSql } from '../locations/time-zone-sql'
import type { Websites } from '../tenants/websites'

const CONTENT = `
  SELECT 'promo' AS kind, tenant_id, id, title, start_date AS live_from, expiry_date AS live_until FROM promos
  UNION ALL SELECT 'popup', tenant_id, id, title, start_date, expiry_date FROM popups
  UNION ALL SELECT 'bar', tenant_id, id, text, live_from, live_until FROM announcements
  UNION ALL SELECT 'offer', tenant_id, id, name, live_from, live_until FROM offers WHERE _status = 'published'
  UNION ALL SELECT 'post', tenant_id, id, title, date, NULL FROM blog_posts WHERE _status = 'published'
  UNION ALL SELECT 'page', tenant_id, id, title, live_from, live_until FROM pages
    WHERE _status = 'published' AND (live_from IS NOT NULL OR live_until IS NOT NULL)
  UNION ALL SELECT 'sale', p.tenant_id, p.id, s.heading, s.live_from, s.live_until
    FROM pages_blocks_sale s JOIN pages p ON p.id = s._parent_id WHERE p._status = 'published'`

interface ContentRow extends Omit<TimedContent, 'liveFrom' | 'liveUntil'> {
  readonly from: Date | null
  readonly until: Date | null
}

/** Everything with dates that is live at some time from `from` on and before `until`. */
export async function readTimedContent(
  pool: Pool,
  websites: Websites,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<TimedContent[]> {
  const { rows } = await pool.query<ContentRow>(
    `SELECT c.kind, c.id, c.title, t.id AS "websiteId", t.name AS website, ${siteZoneSql('t.id')} AS zone,
       c.live_from AS "from", c.live_until AS "until"
     FROM (${CONTENT}) c JOIN tenants t ON t.id = c.tenant_id
     WHERE ($1::int[] IS NULL OR t.id = ANY($1::int[])) AND (c.live_until IS NULL OR c.live_until > $2::timestamptz)
       AND (c.live_from IS NULL OR c.live_from <= $3::timestamptz)`,
    [websites === 'all' ? null : websites, from, until],
  )
  return rows.map(({ from: start, until: end, ...row }) => ({
    ...row,
    liveFrom: start?.toISOString() ?? null,
    liveUntil: end?.toISOString() ?? null,
  }))
}
