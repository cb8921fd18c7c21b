/**
 * The last ended import of each enabled feed, and of everything else: uploads, commands, and feeds that are turned off. An import replaces
 * earlier ones of its dealership, except that enabled feeds do not replace one another's: one that works must not hide one that does not.
 */
export const CURRENT_RUNS = `
  SELECT r.* FROM (
    SELECT *, max(id) OVER dealership AS newest, max(id) FILTER (WHERE feed IS NULL) OVER dealership AS without_feed FROM (
      SELECT DISTINCT ON (ended.dealership_id, f.id) ended.id, ended.dealership_id, f.id AS feed
      FROM import_runs ended LEFT JOIN stock_feeds f ON f.id = ended.feed_id AND f.enabled
      WHERE NOT coalesce(ended.dry_run, false) AND ended.status NOT IN ('queued', 'running')
      ORDER BY ended.dealership_id, f.id, ended.id DESC
    ) last_of_each WINDOW dealership AS (PARTITION BY dealership_id)
  ) compared JOIN import_runs r USING (id)
  WHERE CASE WHEN compared.feed IS NULL THEN compared.id = newest ELSE compared.id > coalesce(without_feed, 0) END`

/** Current imports that left the stock as it was. */
export const STOPPED_RUNS = `SELECT * FROM (${CURRENT_RUNS}) current WHERE status IN ('refused', 'held', 'failed')`

const IMPORTS = `
  SELECT feed_id, max(at) AS imported_at, max(at) FILTER (WHERE changes > 0) AS changed_at, min(at) AS first_at FROM (
    SELECT feed_id, coalesce(finished_at, created_at) AS at, coalesce(added, 0) + coalesce(changed, 0) + coalesce(sold, 0) AS changes
    FROM import_runs WHERE feed_id IS NOT NULL AND status = 'done' AND NOT coalesce(dry_run, false)
  ) done GROUP BY feed_id`

/** A quiet feed's file may rightly stay the same for days, but not for this long. */
const UNCHANGED = "greatest(every_minutes * 2 * interval '1 minute', interval '7 days')"

/**
 * The feeds, without their addresses. An enabled feed is late when none of its files was imported for two of its intervals, and at least an
 * hour. When it was fetched says nothing: a file may be refused, and a job may wait. It is unchanged when its files are imported but bring
 * no change for two of its intervals, and at least a week.
 */
export const feedsSql = (now: string): string => `
  SELECT *, is_enabled AND NOT is_late AND coalesce(coalesce(changed_at, first_at) < ${now}::timestamptz - ${UNCHANGED}, false) AS is_unchanged
  FROM (
    SELECT f.id, f.tenant_id, f.dealership_id, f.name, f.every_minutes, coalesce(f.enabled, false) AS is_enabled,
      imports.imported_at, imports.changed_at, imports.first_at,
      coalesce(f.enabled, false) AND coalesce(imports.imported_at, f.created_at)
        < ${now}::timestamptz - greatest(f.every_minutes * 2, 60) * interval '1 minute' AS is_late
    FROM stock_feeds f LEFT JOIN (${IMPORTS}) imports ON imports.feed_id = f.id
  ) timed`
