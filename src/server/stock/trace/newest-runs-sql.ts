/**
 * Days for which imports count beside newer ones of their dealership. It also bounds the query: a feed runs every few minutes, and runs are
 * never deleted.
 */
const DAYS = 14

const IS_RECENT = `r.created_at > now() - interval '${DAYS} days'`
const NEWEST_FIRST = 'ORDER BY r.created_at DESC, r.id DESC'

/** Recent imports, and those of dealerships that have no recent one. */
function candidates(where: string): string {
  const columns = 'r.id, r.dealership_id, r.feed_id, r.status, r.created_at'
  const counts = `NOT coalesce(r.dry_run, false) AND ${where}`
  const recent = `SELECT ${columns}, true AS is_recent FROM import_runs r WHERE ${IS_RECENT} AND ${counts}`
  return `
    ${recent} UNION ALL
    SELECT ${columns}, false FROM dealerships d JOIN import_runs r ON r.dealership_id = d.id
    WHERE ${counts} AND NOT EXISTS (SELECT FROM (${recent}) r WHERE r.dealership_id = d.id)`
}

/**
 * A subquery of imports without dry runs. `is_newest` marks the newest of each dealership, and the newest of each other feed that still
 * runs; uploads and commands count as one feed. `is_newest_done` marks the newest of each feed that changed stock. `nth` counts the imports
 * of a feed, the newest first.
 */
export const rankedRunsSql = (where: string) => `
  SELECT r.*, ranked.nth,
    ranked.nth_of_dealership = 1 OR (ranked.nth = 1 AND ranked.is_recent AND (ranked.feed_id IS NULL
      OR EXISTS (SELECT FROM stock_feeds f WHERE f.id = ranked.feed_id AND f.enabled))) AS is_newest,
    ranked.nth_alike = 1 AND ranked.is_recent AND ranked.status = 'done' AS is_newest_done
  FROM (
    SELECT r.id, r.feed_id, r.status, r.is_recent,
      row_number() OVER (PARTITION BY r.dealership_id ${NEWEST_FIRST}) AS nth_of_dealership,
      row_number() OVER (PARTITION BY r.dealership_id, r.feed_id ${NEWEST_FIRST}) AS nth,
      row_number() OVER (PARTITION BY r.dealership_id, r.feed_id, r.status = 'done' ${NEWEST_FIRST}) AS nth_alike
    FROM (${candidates(where)}) r
  ) ranked JOIN import_runs r USING (id)`

/** A `TracedRun` of the import `r`, as arguments of `json_build_object`. */
export const TRACED_RUN = `'id', r.id, 'status', r.status, 'filename', r.filename, 'isFromFeed', coalesce(r.source = 'feed', false), 'problem', r.problem`

export const rejectionsSql = (rejections: string) =>
  `jsonb_array_elements(CASE WHEN jsonb_typeof(${rejections}) = 'array' THEN ${rejections} ELSE '[]'::jsonb END)`
