import { runTypescript } from '../processes/run-command.mjs'
import { fingerprint } from '../setup/fingerprint.mjs'
import { runStep } from '../terminal/steps.mjs'
import { withClient } from './connection.mjs'

/** Files that determine the stored schema: our migrations, and the lockfile for packages with their own. */
const SCHEMA_SOURCES = ['migrations', 'scripts/database', 'scripts/commands/migrate.ts', 'package-lock.json']

/**
 * The launcher stores what it has done to a database as the database's comment, so that the record moves with the data.
 * It only saves time; both steps are safe to repeat.
 */
const readNote = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = current_database()",
    )
    return parseDatabaseState(rows[0]?.note)
  })

export function parseDatabaseState(text) {
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

/** @param {(text: string) => void} [progress] */
export const migrateDatabase = (children, env, progress) =>
  runTypescript(children, {
    log: 'migrate',
    what: 'Updating the database',
    path: 'scripts/commands/migrate.ts',
    env,
    progress,
  })

const plantDemoDealers = (children, env, progress) =>
  runTypescript(children, {
    log: 'seed',
    what: 'Planting the demo dealers',
    path: 'scripts/commands/seed.ts',
    args: ['--if-empty'],
    env,
    progress,
  })

/** The demo's passwords are public, so an operator's database gets the demo only on request. */
export const allowsDemo = (env) => env.OWN_DATABASE === 'true' || env.NODE_ENV === 'development'

/**
 * Migrates the database, and plants the demo dealers in an empty one.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @param {{ ours: boolean }} options whether the database is this folder's own, whose comment may be set
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
  if (!note.planted && allowsDemo(env)) {
    await runStep('Planting the demo dealers', (progress) => plantDemoDealers(children, env, progress))
    await remember({ planted: true })
  }
}
