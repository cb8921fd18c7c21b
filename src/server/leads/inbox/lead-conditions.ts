import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { leadZoneSql } from '../../locations/time-zone-sql'
import type { SqlValues } from './sql-values'

/** SQL for a row of `leads` with this alias. */
export type Condition = (alias: string) => string

/** `%` and `_` stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The calendar day of a lead at its location. */
export const dayOf: Condition = (lead) => `(${lead}.created_at AT TIME ZONE ${leadZoneSql(lead)})::date`

/** Every query of leads for staff has these conditions. */
export function scopeConditions({ websites, locations }: LeadScope, sql: SqlValues): Condition[] {
  const conditions: Condition[] = []
  if (websites !== 'all') {
    const ids = sql.bind(websites)
    conditions.push((lead) => `${lead}.tenant_id = ANY(${ids}::int[])`)
  }
  if (locations !== 'all') {
    const ids = sql.bind(locations)
    conditions.push((lead) => `${lead}.location_id = ANY(${ids}::int[])`)
  }
  return conditions
}

function textCondition(text: string, sql: SqlValues): Condition {
  const part = sql.bind(containing(text))
  const digits = text.replace(/\D/g, '').replace(/^0/, '')
  // Phone numbers are stored as +61…, and people type 04….
  const phone = digits.length >= 3 ? sql.bind(`%${digits}%`) : null
  return (lead) =>
    `(concat_ws(' ', ${lead}.name, ${lead}.last_name) ILIKE ${part} OR ${lead}.email ILIKE ${part}
      OR ${lead}.message ILIKE ${part}${
        phone === null ? '' : ` OR regexp_replace(${lead}.phone, '\\D', '', 'g') LIKE ${phone}`
      })`
}

function vehicleCondition(text: string, sql: SqlValues): Condition {
  const part = sql.bind(containing(text))
  return (lead) =>
    `(${lead}.vehicle_snapshot::text ILIKE ${part} OR EXISTS (SELECT 1 FROM vehicles v
      WHERE v.id = ${lead}.vehicle_id AND (v.name ILIKE ${part} OR v.stocknum ILIKE ${part})))`
}

/** A day's margin on both sides lets Postgres use the index. `dayOf` decides. */
function dateConditions({ from, to }: Pick<InboxFilters, 'from' | 'to'>, sql: SqlValues): Condition[] {
  const conditions: Condition[] = []
  if (from !== null) {
    const day = sql.bind(from)
    conditions.push(
      (lead) => `${lead}.created_at >= ${day}::date - interval '1 day' AND ${dayOf(lead)} >= ${day}::date`,
    )
  }
  if (to !== null) {
    const day = sql.bind(to)
    conditions.push(
      (lead) => `${lead}.created_at < ${day}::date + interval '2 days' AND ${dayOf(lead)} <= ${day}::date`,
    )
  }
  return conditions
}

function assignedCondition(person: number | 'nobody', sql: SqlValues): Condition {
  if (person === 'nobody') return (lead) => `${lead}.assigned_to_id IS NULL`
  const id = sql.bind(person)
  return (lead) => `${lead}.assigned_to_id = ${id}`
}

function equal(column: string, value: number | string | null, sql: SqlValues): Condition[] {
  if (value === null) return []
  const bound = sql.bind(value)
  return [(lead) => `${lead}.${column} = ${bound}`]
}

/** The filters other than the status and whether the lead is spam. */
export function filterConditions(
  filters: Omit<InboxFilters, 'status' | 'isSpam'>,
  sql: SqlValues,
): Condition[] {
  const { website, location, form, assignedTo, vehicle, text } = filters
  return [
    ...equal('tenant_id', website, sql),
    ...equal('location_id', location, sql),
    ...equal('form_key', form, sql),
    ...(assignedTo === null ? [] : [assignedCondition(assignedTo, sql)]),
    ...dateConditions(filters, sql),
    ...(vehicle === null ? [] : [vehicleCondition(vehicle, sql)]),
    ...(text === null ? [] : [textCondition(text, sql)]),
  ]
}

/** Every filter and the person's scope. */
export function leadConditions(scope: LeadScope, filters: InboxFilters, sql: SqlValues): Condition[] {
  const { isSpam, status } = filters
  return [
    ...scopeConditions(scope, sql),
    (lead) => `coalesce(${lead}.is_spam, false) = ${isSpam}`,
    ...equal('status', status, sql),
    ...filterConditions(filters, sql),
  ]
}

/** True where there is no condition. */
export const allOf = (conditions: readonly Condition[], lead: string): string =>
  ['true', ...conditions.map((condition) => condition(lead))].join(' AND ')
