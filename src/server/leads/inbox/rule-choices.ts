import type { RuleChoices } from '@/domain/leads/inbox/rule-choices'
import { database } from '../../clients/database'

type OfWebsites = 'all' | readonly number[]

async function chosenFrom<Row extends object>(
  table: 'tenants' | 'locations' | 'dealerships' | 'forms',
  websites: OfWebsites,
): Promise<Row[]> {
  const value = table === 'forms' ? 'slug' : 'id'
  const website = table === 'tenants' ? 'id' : 'tenant_id'
  const { rows } = await database().query<Row>(
    `SELECT ${value} AS value, name AS label, ${website} AS website FROM ${table}
     WHERE $1::int[] IS NULL OR ${website} = ANY($1::int[]) ORDER BY name`,
    [websites === 'all' ? null : websites],
  )
  return rows
}

export async function ruleChoices(websites: OfWebsites): Promise<RuleChoices> {
  return {
    websites: await chosenFrom('tenants', websites),
    locations: await chosenFrom('locations', websites),
    dealerships: await chosenFrom('dealerships', websites),
    forms: await chosenFrom('forms', websites),
  }
}
