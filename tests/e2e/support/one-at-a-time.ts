import { openDatabase } from './open-database'

/** Any number that nothing else locks. */
const SIGNING_IN = 1

/**
 * Does the work while no other worker of this run does such work. Signing in is such: Payload keeps a person's sessions in
 * one list, and of two sign-ins at the same moment one loses its place in it. Who is ended meanwhile holds up nobody: the lock
 * goes with the connection.
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
