import { runTypescript } from '../processes/run-command.mjs'
import { fingerprint } from '../setup/fingerprint.mjs'
import { runStep } from '../terminal/steps.mjs'
import { withClient } from './connection.mjs'

/** What the stored schema depends on: our migrations and the packages that bring their own. */
const SCHEMA_SOURCES = ['migrations', 'scripts/database', 'scripts/migrate.ts', 'package-lock.json']

/**
 * What has been done to a database is noted on the database itself (as its comment), so that the note goes wherever
 * the data go. It only saves time: both steps may safely run again.
 */
const readNote = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = current_database()",
    )
    return parseNote(rows[0]?.note)
  })

export function parseNote(text) {
  try {
    const note = JSON.parse(text ?? '')
    return note !== null && typeof note === 'object' ? note : {}
  } catch {
    return {}
  }
}

const writeNote = (url, note) =>
  withClient(url, (client) => {
    const database = client.escapeIdentifier(new URL(url).pathname.slice(1))
    return client.query(`comment on database ${database} is ${client.escapeLiteral(JSON.stringify(note))}`)
  })

/**
 * Brings the schema of the database at DATABASE_URL up to date.
 * @param {(text: string) => void} [progress]
 */
export const migrateDatabase = (children, env, progress) =>
  runTypescript(children, {
    log: 'migrate',
    what: 'Updating the database',
    path: 'scripts/migrate.ts',
    env,
    progress,
  })

const plantDemoDealers = (children, env, progress) =>
  runTypescript(children, {
    log: 'seed',
    what: 'Planting the demo dealers',
    path: 'scripts/seed.ts',
    args: ['--if-empty'],
    env,
    progress,
  })

/** The demo's passwords are public, so it is never planted in an operator's database unasked. */
export const takesDemo = (env) => env.OWN_DATABASE === 'true' || env.NODE_ENV === 'development'

/**
 * Brings the schema up to date, and plants the demo dealers in an empty database to try things with.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @param {{ ours: boolean }} options whether the database is this folder's own, where notes may be left
 */
export async function prepareDatabase(children, env, { ours }) {
  const url = env.DATABASE_URL
  const schema = fingerprint(SCHEMA_SOURCES)
  let note = ours ? await readNote(url) : {}
  const remember = async (news) => {
    note = { ...note, ...news }
    if (ours) await writeNote(url, note)
  }
  if (note.schema !== schema) {
    await runStep('Updating the database', (progress) => migrateDatabase(children, env, progress))
    await remember({ schema })
  }
  if (!note.planted && takesDemo(env)) {
    await runStep('Planting the demo dealers', (progress) => plantDemoDealers(children, env, progress))
    await remember({ planted: true })
  }
}
