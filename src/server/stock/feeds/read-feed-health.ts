import type { Pool } from 'pg'
import type { DealershipFeed } from '@/domain/feeds/feed-health'
import type { Websites } from '../../tenants/websites'
import { feedsSql, STOPPED_RUNS } from './feed-runs-sql'

/** Days of imports that the view shows. */
export const RUN_DAYS = 14

/** Dealerships of one view. People with more choose a website. */
export const MOST_DEALERSHIPS = 60

/** Reasons and values of the last file that are listed, the most frequent first. */
const MOST_REASONS = 5

/** A stored list, which old runs lack. */
const listOf = (column: string) =>
  `CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} ELSE '[]'::jsonb END`

const REFUSED = `
  SELECT json_agg(grouped) FROM (
    SELECT row->>'field' AS field, row->>'reason' AS reason, count(*)::int AS rows, min((row->>'line')::int) AS line,
      (array_agg(row->>'value' ORDER BY (row->>'line')::int))[1] AS value
    FROM jsonb_array_elements(${listOf('r.rejections')}) row GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_REASONS}
  ) grouped`

const NOTED = `
  SELECT json_agg(json_build_object('field', row->>'field', 'value', row->>'value', 'note', row->>'note', 'rows', (row->>'rows')::int))
  FROM (SELECT row FROM jsonb_array_elements(${listOf('r.notes')}) row LIMIT ${MOST_REASONS}) listed`

const LAST = `
  SELECT json_build_object('id', r.id, 'status', r.status, 'source', r.source, 'filename', r.filename, 'format', r.format,
    'at', coalesce(r.finished_at, r.started_at, r.created_at), 'read', coalesce(r."read", 0), 'added', coalesce(r.added, 0),
    'changed', coalesce(r.changed, 0), 'sold', coalesce(r.sold, 0), 'rejected', coalesce(r.rejected, 0), 'problem', r.problem,
    'columns', ${listOf('r.file_columns')}, 'refused', coalesce((${REFUSED}), '[]'), 'noted', coalesce((${NOTED}), '[]')), r.feed_id
  FROM import_runs r WHERE r.dealership_id = d.id AND NOT coalesce(r.dry_run, false) ORDER BY r.id DESC LIMIT 1`

/** Stopped imports from elsewhere than the last one, which may still run. */
const STOPPED = `
  SELECT json_agg(json_build_object('id', s.id, 'feed', f.name, 'status', s.status, 'problem', s.problem) ORDER BY s.id DESC)
  FROM stopped s LEFT JOIN feeds f ON f.id = s.feed_id WHERE s.dealership_id = d.id AND s.feed_id IS DISTINCT FROM newest.feed_id`

const FEEDS = `
  SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'isEnabled', f.is_enabled, 'everyMinutes', f.every_minutes,
    'importedAt', f.imported_at, 'changedAt', f.changed_at, 'isLate', f.is_late, 'isUnchanged', f.is_unchanged) ORDER BY f.name, f.id)
  FROM feeds f WHERE f.dealership_id = d.id`

const DAYS = `
  SELECT json_agg(counted) FROM (
    SELECT to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*) FILTER (WHERE r.status = 'done')::int AS done,
      count(*) FILTER (WHERE r.status IN ('refused', 'held', 'failed'))::int AS stopped
    FROM import_runs r WHERE r.dealership_id = d.id AND NOT coalesce(r.dry_run, false)
      AND r.created_at > $2::timestamptz - interval '${RUN_DAYS} days' GROUP BY 1
  ) counted`

const anyFeed = (state: string) =>
  `EXISTS (SELECT FROM json_array_elements(feeds) feed WHERE (feed->>'${state}')::boolean)`

const HEALTH = `
  WITH feeds AS MATERIALIZED (${feedsSql('$2')}), stopped AS MATERIALIZED (${STOPPED_RUNS})
  SELECT * FROM (
    SELECT d.id, d.name, t.name AS website, t.id AS "websiteId", last, coalesce((${STOPPED}), '[]') AS stopped,
      coalesce((${FEEDS}), '[]') AS feeds, coalesce((${DAYS}), '[]') AS days
    FROM dealerships d JOIN tenants t ON t.id = d.tenant_id LEFT JOIN LATERAL (${LAST}) newest (last, feed_id) ON true
    WHERE $1::int[] IS NULL OR t.id = ANY($1::int[])
  ) health
  ORDER BY coalesce(last->>'status' IN ('refused', 'held', 'failed'), false) OR json_array_length(stopped) > 0 DESC,
    ${anyFeed('isLate')} DESC, ${anyFeed('isUnchanged')} DESC, website, name, id
  LIMIT ${MOST_DEALERSHIPS + 1}`

type Dated = { at?: string; importedAt?: string | null; changedAt?: string | null }

const dated = (text: string | null | undefined) => (text ? new Date(text) : null)

/**
 * How the stock of these websites' dealerships arrives: their feeds, the last import, those of other feeds that stopped, and the
 * imports of two weeks, without dry runs. Those that need attention come first. One more than `MOST_DEALERSHIPS` says that there are more.
 */
export async function readFeedHealth(pool: Pool, websites: Websites, now: Date): Promise<DealershipFeed[]> {
  const { rows } = await pool.query(HEALTH, [websites === 'all' ? null : websites, now])
  return rows.map((row) => ({
    ...row,
    last: row.last && { ...row.last, at: dated((row.last as Dated).at) },
    feeds: row.feeds.map((feed: Dated) => ({
      ...feed,
      importedAt: dated(feed.importedAt),
      changedAt: dated(feed.changedAt),
    })),
  }))
}
