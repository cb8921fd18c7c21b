import type { Pool, PoolClient } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import { isSettingKey } from '@/domain/flags/catalogue'
import { withNext } from '@/domain/flags/grid/grid'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import { describeProblems } from '@/domain/flags/overrides/describe-problems'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { parseTemplate } from '@/domain/flags/templates'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { announceTags } from '../cache/announce-tags'
import { inTransaction } from '../clients/in-transaction'

interface Due {
  readonly id: number
  readonly website: TenantId
  readonly key: string
  readonly after: unknown
  readonly template: string
  readonly settings: unknown
  readonly group_settings: unknown
}

/** One at a time: the lock holds the website, and another worker takes the next. */
const NEXT = `
  SELECT c.id, t.id AS website, c.key, c.change->'after' AS after, t.template, t.settings, g.settings AS group_settings
  FROM switch_changes c JOIN tenants t ON t.id = c.website_id JOIN groups g ON g.id = t.group_id
  WHERE c.state = 'planned' AND c.planned_for <= $1
  ORDER BY c.planned_for, c.id LIMIT 1 FOR NO KEY UPDATE OF c, t SKIP LOCKED`

const SAVE = 'UPDATE tenants SET settings = $2::jsonb, updated_at = now() WHERE id = $1'

const RECORD = `
  UPDATE switch_changes SET state = $2, change = jsonb_build_object('before', $3::jsonb, 'after', change->'after'), problem = $4, updated_at = now() WHERE id = $1`

async function applyNext(client: PoolClient, now: Date): Promise<boolean> {
  const { rows } = await client.query<Due>(NEXT, [now])
  const [due] = rows
  if (!due) return false
  const before = isRecord(due.settings) ? (due.settings[due.key] ?? null) : null
  const record = (state: 'done' | 'failed', problem: string | null) =>
    client.query(RECORD, [due.id, state, JSON.stringify(before), problem])
  if (!isSettingKey(due.key)) {
    await record('failed', 'This switch no longer exists.')
    return true
  }
  const next = due.after === null ? 'inherit' : { value: due.after }
  const settings = withNext(due.settings, due.key, next)
  const layers = { template: parseTemplate(due.template), group: due.group_settings }
  const problems = checkOverrides('tenant', settings, layers)
  if (problems.length > 0) {
    await record('failed', describeProblems(problems))
    return true
  }
  await client.query(SAVE, [due.website, JSON.stringify(settings)])
  await record('done', null)
  await announceTags(client, [buildTag('hosts', {}), buildTag('tenant', { tenant: due.website })])
  return true
}

/**
 * Makes the planned changes that are due, each exactly once and by itself, so a plan for several websites may be half made: their time
 * zones differ, and one that is no longer possible is recorded as failed, with the reason.
 */
export async function applyPlannedSwitches(pool: Pool, now: Date): Promise<void> {
  while (await inTransaction(pool, (client) => applyNext(client, now)));
}
