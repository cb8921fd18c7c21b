import pg from 'pg'

/** Slug of a site's first vehicle for sale with more than four photos. Throws when the site has none. */
export async function firstListedVehicle(databaseUrl: string, site: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ slug: string }>(
      `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
       WHERE t.slug = $1 AND v.status = 'in_stock' AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)
         AND v.photos_count > 4
       ORDER BY v.id LIMIT 1`,
      [site],
    )
    if (!rows[0]) throw new Error(`The database has no stock of ${site}. Seed the demo dealers first.`)
    return rows[0].slug
  } finally {
    await client.end()
  }
}
