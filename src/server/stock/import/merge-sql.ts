import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { FEED_RESERVED, FOR_SALE } from '../vehicle-sql'
import { feedColumns } from './copy-row'
import { RANK_ONCE_SOLD } from './rank-sql'

/** Columns whose new value is not simply the feed's. */
const special = new Set(['slug', 'sold_date_timestamp', 'views'])
const plain = feedColumns.filter((column) => !special.has(column)).map((column) => `"${column}"`)

/**
 * $1: how many to return. Keeps one row per vehicle, the first valid one, and returns the other valid rows, each with the row
 * that was kept.
 */
export const REJECT_DUPLICATES = `
  WITH repeated AS (
    SELECT feed_key, coalesce(min(position) FILTER (WHERE NOT rejected), min(position)) AS kept
    FROM stock_staging GROUP BY feed_key HAVING count(*) > 1
  ), gone AS (
    DELETE FROM stock_staging s USING repeated r WHERE s.feed_key = r.feed_key AND s.position <> r.kept
    RETURNING s.position, s.line, s.feed_key, s.stocknum, s.vin, s.rejected, r.kept
  ), refused AS (
    SELECT * FROM gone WHERE NOT rejected
  ), shown AS (
    SELECT * FROM refused ORDER BY position LIMIT $1
  )
  SELECT f.position, f.line, f.feed_key AS key, f.stocknum, f.vin, f.kept AS "keptPosition", s.line AS "keptLine",
    (SELECT count(*) FROM refused)::int AS total
  FROM shown f JOIN stock_staging s ON s.position = f.kept ORDER BY f.position`

/** $1: dealership, $2: whether missing vehicles are sold. A vehicle with a rejected row is not missing: the file lists it. */
export const COUNT_SELLING = `
  SELECT count(*)::int AS listed,
    count(*) FILTER (WHERE (s.feed_key IS NULL AND $2) OR s.status = 'sold')::int AS selling
  FROM vehicles v LEFT JOIN stock_staging s ON s.feed_key = v.feed_key
  WHERE v.dealership_id = $1 AND v.status <> 'sold'`

/**
 * $1: tenant. A digest of the choices that shoppers have: counts of listed vehicles by make, model and body, and by every
 * property that a site's listing rule may test. It ignores how old sales are.
 */
export const DIGEST_CHOICES = `
  SELECT md5(string_agg(choice::text, ',' ORDER BY choice::text)) AS digest FROM (
    SELECT make, model, simple_body, status, car_type, certified, coalesce(${FOR_SALE} AND greatest(offer_price, price) > ${REAL_PRICE_ABOVE}, false) AS priced, count(*)
    FROM vehicles v WHERE tenant_id = $1 AND show_on_dealer_website AND NOT coalesce(staff_hidden, false)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ) choice`

const countAndSlugs = (statement: string) => `
  WITH written AS (${statement})
  SELECT (SELECT count(*) FROM written)::int AS count,
    (SELECT coalesce(json_agg(slug), '[]') FROM (SELECT slug FROM written LIMIT $1) named) AS slugs`

const currently = (column: string) => (column === '"reserved"' ? FEED_RESERVED : `v.${column}`)

/** A condition that the staged row `s` would leave the vehicle `v` unchanged. Needed only where the hashes cannot be compared. */
const IS_SAME = `(v.location_id, ${plain.map(currently).join(', ')})
  IS NOT DISTINCT FROM (s.location_id, ${plain.map((column) => `s.${column}`).join(', ')})
  AND least(coalesce(s.created_at, v.created_at), $3::timestamptz) IS NOT DISTINCT FROM v.created_at
  AND NOT coalesce(s.sold AND s.sold_date_timestamp IS DISTINCT FROM v.sold_date_timestamp AND s.sold_date_timestamp IS NOT NULL, false)
  AND coalesce(s.views, 0) <= coalesce(v.views, 0)`

/**
 * $1: slugs to return, $2: dealership, $3: now, $4: now in unix seconds, $5: the file's columns. A vehicle keeps its slug and its
 * views, and its listing and sale dates unless the feed gives them. Staff's corrections are in columns that imports never write.
 * A vehicle that the feed leaves unchanged still changes when the platform's locations place it elsewhere. A hash from a file
 * with other columns is not comparable, so the vehicle itself is compared.
 */
export const UPDATE_CHANGED = countAndSlugs(`
  UPDATE vehicles v SET
    (feed_hash, location_id, place_said, created_at, updated_at, views, sold_date_timestamp, feed_reserved, ${plain.join(', ')}) =
    ($5::text || s.feed_hash, s.location_id, s.place_said, least(coalesce(s.created_at, v.created_at), $3::timestamptz), least(s.updated_at, $3::timestamptz),
     greatest(v.views, s.views),
     CASE WHEN s.sold THEN coalesce(s.sold_date_timestamp, CASE WHEN v.sold THEN v.sold_date_timestamp END, $4) END, s.reserved,
     ${plain.map((column) => `s.${column}`).join(', ')})
  FROM stock_staging s
  WHERE v.dealership_id = $2 AND s.feed_key = v.feed_key AND NOT s.rejected
    AND (v.feed_hash IS DISTINCT FROM $5::text || s.feed_hash
         OR (s.location_id IS NOT NULL AND v.location_id IS DISTINCT FROM s.location_id))
    AND (coalesce(starts_with(v.feed_hash, $5::text), false) OR NOT (${IS_SAME}))
  RETURNING v.slug`)

/**
 * $1: dealership, $2: the file's columns. Run after `UPDATE_CHANGED`. Updates the hashes of vehicles that a file with other
 * columns leaves unchanged, so that the same file need not be compared again.
 */
export const UPDATE_HASHES = `
  UPDATE vehicles v SET feed_hash = $2::text || s.feed_hash, place_said = s.place_said
  FROM stock_staging s
  WHERE v.dealership_id = $1 AND s.feed_key = v.feed_key AND NOT s.rejected
    AND v.feed_hash IS DISTINCT FROM $2::text || s.feed_hash`

/**
 * $1: slugs to return, $2: dealership, $3: now, $4: now in unix seconds, $5: the file's columns, $6: tenant. A slug that another
 * vehicle of the website or an earlier row of the file has gets a suffix made from the dealership and the key, so that it is the
 * same every time. Dates from a feed are never in the future: `least` ignores NULL, so a missing date becomes now.
 */
export const INSERT_NEW = `
  WITH fresh AS (
    SELECT s.position, s.slug, row_number() OVER (PARTITION BY s.slug ORDER BY s.position) AS nth
    FROM stock_staging s
    WHERE NOT s.rejected
      AND NOT EXISTS (SELECT FROM vehicles v WHERE v.dealership_id = $2 AND v.feed_key = s.feed_key)
  ), taken AS (
    SELECT f.position FROM fresh f
    WHERE f.nth > 1 OR f.slug IN (SELECT v.slug FROM vehicles v WHERE v.tenant_id = $6)
  ), written AS (
    INSERT INTO vehicles
      (tenant_id, dealership_id, feed_key, feed_hash, location_id, place_said, created_at, updated_at, slug, views, sold_date_timestamp,
       ${plain.join(', ')})
    SELECT $6, $2, s.feed_key, $5::text || s.feed_hash, s.location_id, s.place_said, least(s.created_at, $3::timestamptz), least(coalesce(s.updated_at, s.created_at), $3::timestamptz),
      CASE WHEN t.position IS NULL THEN s.slug ELSE s.slug || '-' || left(md5(concat($2::int, ':', s.feed_key)), 8) END,
      s.views, CASE WHEN s.sold THEN coalesce(s.sold_date_timestamp, $4) END,
      ${plain.map((column) => `s.${column}`).join(', ')}
    FROM fresh f JOIN stock_staging s ON s.position = f.position LEFT JOIN taken t ON t.position = f.position
    RETURNING slug
  )
  SELECT (SELECT count(*) FROM written)::int AS count,
    (SELECT coalesce(json_agg(slug), '[]') FROM (SELECT slug FROM written LIMIT $1) named) AS slugs`

/**
 * $1: slugs to return, $2: dealership, $3: now, $4: now in unix seconds. Clears the hash, so that the vehicle changes when it is
 * listed again.
 */
export const SELL_MISSING = countAndSlugs(`
  UPDATE vehicles v SET status = 'sold', sold = true, sold_date_timestamp = $4, custom_rank = ${RANK_ONCE_SOLD}, feed_hash = NULL, updated_at = $3
  WHERE v.dealership_id = $2 AND v.status <> 'sold'
    AND NOT EXISTS (SELECT FROM stock_staging s WHERE s.feed_key = v.feed_key)
  RETURNING v.slug`)
