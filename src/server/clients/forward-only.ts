import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

const REFUSAL =
  'Migrations only go forward. To go back, restore the backup: see "Upgrading" in docs/deploy.md.'

const refuse = () => Promise.reject(new Error(REFUSAL))

/**
 * The adapter without Payload's commands that undo migrations (`payload migrate:down` and the like). They drop what a later
 * version added with all that is stored in it, all of a new database's migrations at once, and cannot bring back what an
 * upgrade moved.
 */
export function forwardOnly<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  const ways = { migrateDown: refuse, migrateFresh: refuse, migrateRefresh: refuse, migrateReset: refuse }
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), ways) }
}
