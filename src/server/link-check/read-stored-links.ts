import type { Pool } from 'pg'
import { type LinkSource, storedLink } from '@/domain/content/links/link-check'

/** What shoppers can see at `$2` or later follow, with the address that each stores. Redirects are last: there may be thousands. */
const STORED = `
  SELECT collection, name, id, title, text, address FROM (
    SELECT 1 AS nth, 'promos' AS collection, 'Promo tile' AS name, id, title, link_label AS text, link_href AS address FROM promos
      WHERE tenant_id = $1 AND (start_date IS NULL OR start_date <= $2) AND (expiry_date IS NULL OR expiry_date > $2)
    UNION ALL SELECT 2, 'popups', 'Popup', id, title, button_text, link_to FROM popups
      WHERE tenant_id = $1 AND (start_date IS NULL OR start_date <= $2) AND (expiry_date IS NULL OR expiry_date > $2)
    UNION ALL SELECT 3, 'announcements', 'Announcement bar', id, text, link_text, link_to FROM announcements
      WHERE tenant_id = $1 AND (live_from IS NULL OR live_from <= $2) AND (live_until IS NULL OR live_until > $2)
    UNION ALL SELECT 4, 'vehicle-models', 'Model', id, name, '', override_url FROM vehicle_models WHERE tenant_id = $1
    UNION ALL SELECT 5, 'redirects', 'Redirect', r.id, r."from", '', coalesce(p.path, r."to")
      FROM redirects r LEFT JOIN pages p ON p.id = r.page_id WHERE r.tenant_id = $1
  ) stored WHERE address <> '' ORDER BY nth, id`

interface StoredRow {
  readonly collection: string
  readonly name: string
  readonly id: number
  readonly title: string
  readonly text: string | null
  readonly address: string
}

/** The addresses that live tiles, popups and bars, models and redirects of a website store. No page need show them. */
export async function readStoredLinks(
  pool: Pool,
  { tenantId, origin, now }: { tenantId: number; origin: string; now: Date },
): Promise<{ content: LinkSource[]; redirects: LinkSource[] }> {
  const { rows } = await pool.query<StoredRow>(STORED, [tenantId, now])
  const sourceOf = ({ collection, name, id, title, text, address }: StoredRow): LinkSource => ({
    path: `${name} “${title}”`,
    document: `${collection}/${id}`,
    links: storedLink(address, text ?? '', origin),
  })
  const isRedirect = ({ collection }: StoredRow) => collection === 'redirects'
  return {
    content: rows.filter((row) => !isRedirect(row)).map(sourceOf),
    redirects: rows.filter(isRedirect).map(sourceOf),
  }
}
