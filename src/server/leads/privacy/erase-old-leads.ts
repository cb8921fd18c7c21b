import type { Pool } from 'pg'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { retentionCutoff } from '@/domain/leads/privacy/retention'
import { inTransaction } from '../../clients/in-transaction'
import { log } from '../../log/log.mjs'
import { eraseLeads, HELD_LEAD, type HeldLead } from './erase-leads'

/** Leads per transaction. */
const BATCH = 100

/** Erases the personal data of leads that are older than their website keeps it (`leads.retentionMonths`). */
export async function eraseOldLeads(pool: Pool, now: Date): Promise<number> {
  let erased = 0
  for (const { id, months } of await retentionOfWebsites(pool)) {
    const before = retentionCutoff(now, months)
    for (let batch = BATCH; batch === BATCH; erased += batch) {
      batch = await eraseBatch(pool, { tenant: id, before, months, now })
    }
  }
  if (erased > 0) log.info(`privacy: erased the personal data of ${erased} old leads`)
  return erased
}

async function retentionOfWebsites(pool: Pool): Promise<{ id: number; months: number }[]> {
  const { rows } = await pool.query<{ id: number; template: string; settings: unknown; group: unknown }>(
    `SELECT t.id, t.template, t.settings, g.settings AS group FROM tenants t JOIN groups g ON g.id = t.group_id
     ORDER BY t.id`,
  )
  return rows.map(({ id, template, settings, group }) => ({
    id,
    months: resolveSettings({ template: parseTemplate(template), group, tenant: settings }).settings[
      'leads.retentionMonths'
    ],
  }))
}

function eraseBatch(
  pool: Pool,
  { tenant, before, months, now }: { tenant: number; before: Date; months: number; now: Date },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<HeldLead>(
      `SELECT ${HELD_LEAD} FROM leads WHERE tenant_id = $1 AND created_at < $2 AND erased_at IS NULL
       ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`,
      [tenant, before],
    )
    const note = { text: `The personal data was erased after ${months} months.`, author: null }
    await eraseLeads(client, rows, { now, note })
    return rows.length
  })
}
