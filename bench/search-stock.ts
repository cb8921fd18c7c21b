import type pg from 'pg'

/**
 * Plants one bench tenant with `vehicles` vehicles of 40 makes, 400 models, 4,000 badges, 24 features and rows as wide as
 * a feed makes them (20 photos, comments, specifications), and a second tenant of the same size that must cost nothing.
 * Gives the first tenant's id. Written in SQL so that a bench starts in seconds; the same numbers every time.
 */
export async function plantBenchStock(pool: pg.Pool, vehicles: number): Promise<number> {
  const group = await insertId(pool, `INSERT INTO groups (name, slug) VALUES ('Bench', 'bench') RETURNING id`)
  const tenantIds: number[] = []
  for (const slug of ['bench-one', 'bench-two']) {
    const tenant = await insertId(
      pool,
      `INSERT INTO tenants (name, slug, group_id, template) VALUES ($1, $1, $2, 'metro') RETURNING id`,
      [slug, group],
    )
    const dealership = await insertId(
      pool,
      `INSERT INTO dealerships (name, slug, tenant_id) VALUES ($1, $1, $2) RETURNING id`,
      [slug, tenant],
    )
    await pool.query(STOCK, [tenant, dealership, vehicles])
    tenantIds.push(tenant)
  }
  await pool.query('VACUUM ANALYZE vehicles')
  return tenantIds[0] ?? 0
}

async function insertId(pool: pg.Pool, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(sql, values)
  if (!rows[0]) throw new Error(`nothing inserted: ${sql}`)
  return rows[0].id
}

/** Every list is walked in steps prime to its length, so that attributes do not move together. */
const STOCK = `
  INSERT INTO vehicles (
    tenant_id, dealership_id, feed_key, slug, name, year, make, model, make_model, badge, series, colour, km, price,
    price_range, price_type, stocknum, vin, regplate, status, sold_date_timestamp, car_type, item_type, categories, tag,
    certified, show_on_dealer_website, photos_count, images, thumbnails, primary_image_url, dealercomments,
    filtered_features, location_name, city, state, dealership_slug, dealership_name, simple_body, simple_transmission,
    simple_fuel, simple_drive, seats, doors, weekly_price, weekly_price_range, custom_rank, created_at)
  SELECT $1, $2, 'key-' || i, 'bench-vehicle-' || i, concat_ws(' ', 2008 + i % 18, make, model, badge), 2008 + i % 18,
    make, model, make || ' ' || model, badge, 'Series ' || i % 60,
    (ARRAY['White','Black','Silver','Grey','Blue','Red','Green','Orange'])[1 + i * 5 % 8], i * 7919 % 240000, price,
    (price / 10000 * 10000) || '-' || (price / 10000 * 10000 + 10000), 'Drive Away', 'S' || i,
    'VIN' || lpad(i::text, 14, '0'), 'REG' || i,
    CASE WHEN i % 25 = 0 THEN 'sold' WHEN i % 40 = 1 THEN 'coming_soon' ELSE 'in_stock' END::enum_vehicles_status,
    CASE WHEN i % 25 = 0 THEN extract(epoch FROM now())::int - i % 100 * 7200 END,
    (ARRAY['used','used','used','new','demo'])[1 + i * 3 % 5]::enum_vehicles_car_type, 'car', '["Cars"]',
    CASE WHEN i % 11 = 0 THEN 'Runout sale' END, i % 9 = 0, i % 50 <> 3, 20, images.list, images.urls,
    'https://images.example.com/' || i || '/1.webp', repeat('One owner with full service history. ', 18), features.list,
    'Location ' || i * 13 % 12, 'City ' || i * 13 % 12, (ARRAY['QLD','NSW','VIC','WA'])[1 + i * 13 % 12 % 4],
    'bench', 'Bench', (ARRAY['SUV','Ute','Sedan','Hatch','Wagon','Van','Coupe','People Mover'])[1 + i * 11 % 8],
    (ARRAY['Automatic','Automatic','Manual'])[1 + i * 7 % 3],
    (ARRAY['Petrol','Diesel','Hybrid','Electric','Petrol'])[1 + i * 17 % 5],
    (ARRAY['FWD','AWD','4x4','RWD'])[1 + i * 19 % 4], 2 + i * 23 % 7, 5, price / 230,
    (price / 23000 * 100) || '-' || (price / 23000 * 100 + 100), i * 31337 % 10000,
    now() - (i % 400) * interval '1 day'
  FROM generate_series(1, $3::int) i
  CROSS JOIN LATERAL (SELECT 'Make ' || i * 37 % 40 AS make, 'Model ' || i * 37 % 400 AS model,
    'Badge ' || i * 37 % 4000 AS badge, 5000 + i * 104729 % 120000 AS price) named
  CROSS JOIN LATERAL (SELECT jsonb_agg(url) AS urls,
      jsonb_agg(jsonb_build_object('image', jsonb_build_object('url', url, 'thumb', jsonb_build_object('url', url)))) AS list
    FROM (SELECT 'https://images.example.com/' || i || '/' || n || '.webp' AS url FROM generate_series(1, 20) n) urls) images
  CROSS JOIN LATERAL (SELECT jsonb_agg('Feature ' || (i * 29 + n * 7) % 24) AS list
    FROM generate_series(1, 4 + i % 9) n) features`
