import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import type { InboxCounts } from '@/domain/leads/inbox/inbox-row'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import type { LeadStatus } from '@/domain/leads/lead-status'
import { database } from '../../clients/database'
import { allOf, filterConditions, scopeConditions } from './lead-conditions'
import { SqlValues } from './sql-values'

interface Counted {
  readonly status: LeadStatus
  readonly isSpam: boolean
  readonly count: number
}

/** Counts leads by status, and spam apart from them. */
export async function countLeads(scope: LeadScope, filters: InboxFilters): Promise<InboxCounts> {
  const sql = new SqlValues()
  const conditions = [...scopeConditions(scope, sql), ...filterConditions(filters, sql)]
  const { rows } = await database().query<Counted>(
    `SELECT l.status, coalesce(l.is_spam, false) AS "isSpam", count(*)::int AS count
     FROM leads l WHERE ${allOf(conditions, 'l')} GROUP BY 1, 2`,
    sql.values,
  )
  const sum = (counted: readonly Counted[]) => counted.reduce((total, { count }) => total + count, 0)
  const genuine = rows.filter(({ isSpam }) => !isSpam)
  const of = (status: LeadStatus) => sum(genuine.filter((row) => row.status === status))
  return {
    byStatus: {
      new: of('new'),
      contacted: of('contacted'),
      appointment: of('appointment'),
      sold: of('sold'),
      lost: of('lost'),
    },
    all: sum(genuine),
    spam: sum(rows.filter(({ isSpam }) => isSpam)),
  }
}
