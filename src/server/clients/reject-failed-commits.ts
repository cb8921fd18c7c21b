import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Begin = PostgresAdapter['beginTransaction']

/**
 * Makes a failed commit reject. Payload's own transactions swallow the database's error, so that a lost save would be reported as stored.
 */
export function rejectFailedCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args)
      return Object.assign(made, { beginTransaction: beginWith(made, made.beginTransaction) })
    },
  }
}

function beginWith(adapter: PostgresAdapter, begin: Begin): Begin {
  return async (options) => {
    await adapter.initializing
    let done: Promise<unknown> = Promise.resolve()
    const { drizzle } = adapter
    const transaction: typeof drizzle.transaction = (...args) => {
      const outcome = drizzle.transaction(...args)
      done = outcome
      return outcome
    }
    const watched = Object.create(drizzle, { transaction: { value: transaction } })
    const id = await begin.call(Object.create(adapter, { drizzle: { value: watched } }), options)
    const session = id === null ? undefined : adapter.sessions[id]
    if (session) tellOutcome(session, done)
    return id
  }
}

/** Payload calls `reject` when a commit fails, so both functions must report the failure. */
function tellOutcome(session: PostgresAdapter['sessions'][string], done: Promise<unknown>): void {
  const { resolve, reject } = session
  let isCommitting = false
  session.resolve = async () => {
    isCommitting = true
    await resolve()
    await done
  }
  session.reject = async () => {
    await reject()
    if (isCommitting) await done
  }
}
