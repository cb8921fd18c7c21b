import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

const REFUSAL =
  'Migrations only go forward. To go back, restore the backup: see "Upgrading" in docs/operations/deploy.md.'

const refuse = () => Promise.reject(new Error(REFUSAL))

/**
 * The adapter without Payload's commands that undo migrations (`payload migrate:down` and the like). They drop everything that a later
 * version added, including its data, undo all migrations of a new database at once, and cannot restore data that an upgrade moved.
 */
export function forwardOnly<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  const refused = { migrateDown: refuse, migrateFresh: refuse, migrateRefresh: refuse, migrateReset: refuse }
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), refused) }
}
