import { openDatabase } from './open-database'

/** SQL conditions for vehicles by their photos and videos. */
const kinds = {
  'with a spin and hotspots': `jsonb_array_length(spin_images) > 1 AND jsonb_array_length(hotspots->'exterior') > 0`,
  'with a spin': 'jsonb_array_length(spin_images) > 1',
  'with a film': 'video_url IS NOT NULL',
  'with an embedded video': 'external_video_url IS NOT NULL',
  'with many photos and no more': `photos_count >= 7 AND primary_image_url NOT LIKE '%placeholder%'
    AND spin_images IS NULL AND video_url IS NULL AND external_video_url IS NULL`,
  'with three photos': 'photos_count = 3',
  'with one photo': `photos_count = 1 AND primary_image_url NOT LIKE '%placeholder%'`,
} as const

export async function filmedVehicle(site: string, kind: keyof typeof kinds): Promise<string> {
  const client = await openDatabase()
  try {
    const { rows } = await client.query<{ slug: string }>(
      `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
       WHERE t.slug = $1 AND v.status = 'in_stock' AND v.show_on_dealer_website AND ${kinds[kind]}
       ORDER BY v.slug LIMIT 1`,
      [site],
    )
    const [found] = rows
    if (!found) throw new Error(`${site} has no vehicle ${kind}`)
    return `${site === 'outpost' ? '/used-car' : '/cars'}/${found.slug}`
  } finally {
    await client.end()
  }
}
