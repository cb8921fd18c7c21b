import { noFilters } from '@/domain/leads/inbox/inbox-filters'
import {
  everyDay,
  type LeadReport,
  largest,
  type ReportCount,
  type ReportQuestion,
  type ReportTimes,
} from '@/domain/leads/inbox/lead-report'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { responseTimes } from '@/domain/leads/inbox/response-times'
import { type LeadStatus, leadStatuses, leadStatusLabels } from '@/domain/leads/lead-status'
import { database } from '../../clients/database'
import { allOf, dayOf, leadConditions } from './lead-conditions'
import { VEHICLE_NAME } from './list-leads'
import { SqlValues } from './sql-values'

const MOST = 12

/** The campaign's source, else the service whose advertisement was clicked. */
const SOURCE = `coalesce(nullif(l.source->'linked_query_params'->>'utm_source', ''),
  CASE WHEN l.source->'linked_query_params' ? 'gclid' THEN 'Google Ads'
    WHEN l.source->'linked_query_params' ? 'fbclid' THEN 'Facebook'
    WHEN l.source->'linked_query_params' ? 'msclkid' THEN 'Microsoft Ads' END, 'No campaign')`

/** The path alone: a query may name what a shopper typed. */
const PAGE = `coalesce(nullif(regexp_replace(regexp_replace(l.source->>'url', '[?#].*$', ''),
  '^https?://[^/]+', ''), ''), '/')`

/** Who first contacted the person, else who the lead is assigned to. */
const WORKER = `coalesce((SELECT u.name FROM lead_notes n JOIN users u ON u.id = n.author_id
    WHERE n.lead_id = l.id AND n.detail->>'firstContact' = 'true' ORDER BY n.id LIMIT 1),
  (SELECT u.name FROM users u WHERE u.id = l.assigned_to_id), 'Nobody')`

const LOCATION = `coalesce((SELECT place.name FROM locations place WHERE place.id = l.location_id), 'No location')`

interface Asked {
  readonly scope: LeadScope
  readonly question: ReportQuestion
}

function matching({ scope, question }: Asked) {
  const sql = new SqlValues()
  return { where: allOf(leadConditions(scope, { ...noFilters, ...question }, sql), 'l'), values: sql.values }
}

async function countBy(asked: Asked, label: string): Promise<ReportCount[]> {
  const { where, values } = matching(asked)
  const { rows } = await database().query<ReportCount>(
    `SELECT ${label} AS label, count(*)::int AS count FROM leads l WHERE ${where} GROUP BY 1`,
    values,
  )
  return rows
}

interface StoredTimes {
  readonly label: string
  readonly seconds: readonly number[]
  readonly waiting: number
}

async function timesBy(asked: Asked, label: string): Promise<ReportTimes[]> {
  const { where, values } = matching(asked)
  const { rows } = await database().query<StoredTimes>(
    `SELECT ${label} AS label,
      coalesce(array_agg(extract(epoch FROM l.contacted_at - l.created_at)::float8)
        FILTER (WHERE l.contacted_at IS NOT NULL), '{}') AS seconds,
      count(*) FILTER (WHERE l.contacted_at IS NULL AND l.status = 'new')::int AS waiting
     FROM leads l WHERE ${where} GROUP BY 1 ORDER BY 1`,
    values,
  )
  return rows.map(({ label, ...contacts }) => ({ label, ...responseTimes(contacts) }))
}

const statusCount = (counted: readonly ReportCount[], status: LeadStatus) => ({
  label: leadStatusLabels[status],
  count: counted.find(({ label }) => label === status)?.count ?? 0,
})

/** Counts and response times of genuine leads. `seesNames` adds the times of each person. */
export async function readReport(
  scope: LeadScope,
  question: ReportQuestion,
  seesNames: boolean,
): Promise<LeadReport> {
  const asked = { scope, question }
  const statuses = await countBy(asked, 'l.status::text')
  const most = async (label: string) => largest(await countBy(asked, label), MOST)
  return {
    total: statuses.reduce((sum, { count }) => sum + count, 0),
    byDay: everyDay(question, await countBy(asked, `to_char(${dayOf('l')}, 'YYYY-MM-DD')`)),
    bySource: await most(SOURCE),
    byPage: await most(PAGE),
    byVehicle: await most(`coalesce(${VEHICLE_NAME}, 'No vehicle')`),
    byForm: await most(`coalesce(l.form_name, l.form_key, 'No form')`),
    byStatus: leadStatuses.map((status) => statusCount(statuses, status)),
    byLocation: await timesBy(asked, LOCATION),
    byPerson: seesNames ? await timesBy(asked, WORKER) : null,
  }
}
