import type { Choice, InboxChoices } from '@/domain/leads/inbox/inbox-row'
import type { ReportWebsite } from '@/domain/leads/inbox/lead-report'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { database } from '../../clients/database'
import { siteZoneSql } from '../../locations/time-zone-sql'
import { allOf, type Condition, scopeConditions } from './lead-conditions'
import { SqlValues } from './sql-values'

async function choose<Row extends Choice<number | string>>(
  scope: LeadScope,
  query: (conditions: readonly Condition[]) => string,
): Promise<Row[]> {
  const sql = new SqlValues()
  const { rows } = await database().query<Row>(query(scopeConditions(scope, sql)), sql.values)
  return rows
}

const websiteChoices = (scope: LeadScope) =>
  choose<Choice>(
    { ...scope, locations: 'all' },
    (conditions) =>
      `SELECT l.tenant_id AS value, l.name AS label FROM (SELECT id AS tenant_id, name FROM tenants) l
       WHERE ${allOf(conditions, 'l')} ORDER BY label`,
  )

/** Websites with the time zone of their main location. */
export const reportWebsites = (scope: LeadScope) =>
  choose<ReportWebsite>(
    { ...scope, locations: 'all' },
    (conditions) =>
      `SELECT l.tenant_id AS value, l.name AS label, ${siteZoneSql('l.tenant_id')} AS "timeZone"
       FROM (SELECT id AS tenant_id, name FROM tenants) l WHERE ${allOf(conditions, 'l')} ORDER BY label`,
  )

const locations = (scope: LeadScope) =>
  choose<Choice & { website: number }>(
    scope,
    (conditions) =>
      `SELECT l.location_id AS value, l.name AS label, l.tenant_id AS website
       FROM (SELECT id AS location_id, tenant_id, name FROM locations) l
       WHERE ${allOf(conditions, 'l')} ORDER BY label`,
  )

const forms = (scope: LeadScope) =>
  choose<Choice<string>>(
    scope,
    (conditions) =>
      `SELECT l.form_key AS value, coalesce(max(l.form_name), l.form_key) AS label FROM leads l
       WHERE l.form_key IS NOT NULL AND ${allOf(conditions, 'l')} GROUP BY l.form_key ORDER BY label`,
  )

const people = (scope: LeadScope) =>
  choose<Choice>(
    scope,
    (conditions) =>
      `SELECT u.id AS value, u.name AS label FROM users u
       WHERE u.id IN (SELECT l.assigned_to_id FROM leads l WHERE ${allOf(conditions, 'l')}) ORDER BY label`,
  )

/** What the filters offer: websites and locations that the person reaches, and the forms and people of their leads. */
export async function inboxChoices(scope: LeadScope): Promise<InboxChoices> {
  return {
    websites: await websiteChoices(scope),
    locations: await locations(scope),
    forms: await forms(scope),
    people: await people(scope),
  }
}
