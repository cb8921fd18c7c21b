import { openDatabase } from './open-database'

/**
 * Gives a website a canonical domain and other domains during `work`, and notifies the web server as a save in
 * the admin does.
 */
export async function withCanonicalDomain(
  slug: string,
  {
    canonical,
    others = [],
    redirects = false,
  }: { canonical: string; others?: string[]; redirects?: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const client = await openDatabase()
  const { rows } = await client.query<{ id: number }>('SELECT id FROM tenants WHERE slug = $1', [slug])
  const tenant = rows[0]?.id
  const hosts = [canonical, ...others]
  const announce = () =>
    client.query(`SELECT pg_notify('forecourt_cache_tags', json_build_array('hosts', $1::text)::text)`, [
      `t:${tenant}`,
    ])
  const become = (host: string | null, sendsOn: boolean) =>
    client.query('UPDATE tenants SET canonical_host = $2, redirect_to_canonical = $3 WHERE id = $1', [
      tenant,
      host,
      sendsOn,
    ])
  try {
    await client.query(
      `INSERT INTO tenants_domains (_order, _parent_id, id, host)
       SELECT n, $2, host, host FROM unnest($1::text[]) WITH ORDINALITY AS d (host, n)`,
      [hosts, tenant],
    )
    await become(canonical, redirects)
    await announce()
    await work()
  } finally {
    await client.query('DELETE FROM tenants_domains WHERE id = ANY($1)', [hosts])
    await become(null, false)
    await announce()
    await client.end()
  }
}
