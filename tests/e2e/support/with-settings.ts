import { openDatabase } from './open-database'

/** Changes settings of a website during `work`, and notifies the web server as a save in the admin does. */
export async function withSettings(
  slug: string,
  changes: Readonly<Record<string, unknown>>,
  work: () => Promise<void>,
): Promise<void> {
  const client = await openDatabase()
  const announce = () =>
    client.query(
      `SELECT pg_notify('forecourt_cache_tags', json_build_array('t:' || id)::text) FROM tenants WHERE slug = $1`,
      [slug],
    )
  try {
    await client.query('UPDATE tenants SET settings = settings || $2::jsonb WHERE slug = $1', [
      slug,
      JSON.stringify(changes),
    ])
    await announce()
    await work()
  } finally {
    await client.query('UPDATE tenants SET settings = settings - $2::text[] WHERE slug = $1', [
      slug,
      Object.keys(changes),
    ])
    await announce()
    await client.end()
  }
}
