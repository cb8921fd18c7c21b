import { openDatabase } from './open-database'

/** An advisory lock number that nothing else uses. */
const SIGNING_IN = 1

/**
 * Runs `work` while no other worker of this run does. Signing in needs it: Payload keeps a user's sessions in
 * one list, and of two simultaneous logins one loses its session. A worker that is killed blocks nobody, because
 * its lock ends with the connection.
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const client = await openDatabase()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SIGNING_IN])
    return await work()
  } finally {
    await client.end()
  }
}
