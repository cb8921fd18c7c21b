import type { PoolClient } from 'pg'
import type { Redirect } from '@/domain/url/redirects'

export interface KnownRedirects {
  readonly stored: readonly Redirect[]
  /** Titles of published pages by path. */
  readonly pages: ReadonlyMap<string, string>
}

/** The website's redirects that lead somewhere, and its published pages. Other imports wait until the transaction ends. */
export async function readKnownRedirects(client: PoolClient, tenantId: number): Promise<KnownRedirects> {
  await client.query('SELECT FROM tenants WHERE id = $1 FOR NO KEY UPDATE', [tenantId])
  const { rows: stored } = await client.query<Redirect>(
    `SELECT r."from", coalesce(p.path, r."to") AS "to" FROM redirects r LEFT JOIN pages p ON p.id = r.page_id
     WHERE r.tenant_id = $1 AND coalesce(p.path, r."to") IS NOT NULL`,
    [tenantId],
  )
  const { rows: pages } = await client.query<{ path: string; title: string }>(
    `SELECT path, title FROM pages WHERE tenant_id = $1 AND _status = 'published' AND path IS NOT NULL`,
    [tenantId],
  )
  return { stored, pages: new Map(pages.map(({ path, title }) => [path, title])) }
}

/** Stores each address with its target. A target that is a page of the website follows it when it moves. */
export async function storeRedirects(
  client: PoolClient,
  tenantId: number,
  redirects: readonly Redirect[],
): Promise<void> {
  await client.query(
    `INSERT INTO redirects (tenant_id, "from", page_id, "to", updated_at, created_at)
     SELECT $1, sent."from", p.id, CASE WHEN p.id IS NULL THEN sent."to" END, now(), now()
     FROM unnest($2::text[], $3::text[]) sent ("from", "to")
       LEFT JOIN pages p ON p.tenant_id = $1 AND p.path = sent."to" AND p._status = 'published'
     ON CONFLICT (tenant_id, "from") DO UPDATE SET page_id = excluded.page_id, "to" = excluded."to", updated_at = now()`,
    [tenantId, redirects.map(({ from }) => from), redirects.map(({ to }) => to)],
  )
}
