import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { logLostConnections, processLimit } from './database'

/**
 * Gives Payload's pool the same limits as ours: waiting for a connection ends at the process's limit, and a lost idle connection does not
 * end the process.
 */
export function payloadPool(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args)
      const { connect } = made
      return Object.assign(made, {
        connect: async (options: Parameters<NonNullable<typeof connect>>[0]) => {
          made.poolOptions = { ...processLimit(), ...made.poolOptions }
          await connect?.call(made, options)
          if (made.pool.listenerCount('error') === 0) logLostConnections(made.pool)
        },
      })
    },
  }
}
