/** Imports are never deleted, so each is found by an index (migration import_run_indexes) and none by reading all. */
const lastEnded = (where: string) => `
  SELECT id, dealership_id FROM import_runs
  WHERE ${where} AND NOT coalesce(dry_run, false) AND status NOT IN ('queued', 'running') ORDER BY id DESC LIMIT 1`

const LAST_OF_EACH = `
  SELECT run.id, run.dealership_id, f.id AS feed FROM stock_feeds f, LATERAL (${lastEnded('feed_id = f.id')}) run WHERE f.enabled
  UNION ALL SELECT max(other.id), other.dealership_id, NULL FROM (
    SELECT run.* FROM dealerships d, LATERAL (${lastEnded('dealership_id = d.id AND feed_id IS NULL')}) run
    UNION ALL SELECT run.* FROM stock_feeds f, LATERAL (${lastEnded('feed_id = f.id')}) run WHERE f.enabled IS NOT TRUE
  ) other GROUP BY other.dealership_id`

/**
 * The last ended import of each enabled feed, and of everything else: uploads, commands, and feeds that are turned off. An import replaces
 * earlier ones of its dealership, except that enabled feeds do not replace one another's: one that works must not hide one that does not.
 */
export const CURRENT_RUNS = `
  SELECT r.* FROM (
    SELECT *, max(id) OVER dealership AS newest, max(id) FILTER (WHERE feed IS NULL) OVER dealership AS without_feed
    FROM (${LAST_OF_EACH}) last_of_each WINDOW dealership AS (PARTITION BY dealership_id)
  ) compared JOIN import_runs r USING (id)
  WHERE CASE WHEN compared.feed IS NULL THEN compared.id = newest ELSE compared.id > coalesce(without_feed, 0) END`

/** Current imports that left the stock as it was. */
export const STOPPED_RUNS = `SELECT * FROM (${CURRENT_RUNS}) current WHERE status IN ('refused', 'held', 'failed')`

const CHANGES = 'coalesce(added, 0) + coalesce(changed, 0) + coalesce(sold, 0)'

/** When an import of the feed succeeded: the last of those, or with `ASC` the first. */
const importedAt = (order: 'ASC' | 'DESC', where = 'true') => `(
  SELECT coalesce(finished_at, created_at) FROM import_runs
  WHERE feed_id = f.id AND status = 'done' AND NOT coalesce(dry_run, false) AND ${where} ORDER BY id ${order} LIMIT 1)`

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
      imported_at, changed_at, first_at, coalesce(f.enabled, false) AND coalesce(imported_at, f.created_at)
        < ${now}::timestamptz - greatest(f.every_minutes * 2, 60) * interval '1 minute' AS is_late
    FROM stock_feeds f, LATERAL (
      SELECT ${importedAt('DESC')} AS imported_at, ${importedAt('DESC', `${CHANGES} > 0`)} AS changed_at, ${importedAt('ASC')} AS first_at
    ) imports
  ) timed`
