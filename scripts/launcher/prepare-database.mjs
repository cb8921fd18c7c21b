import { withClient } from './database.mjs'
import { fingerprint } from './fingerprint.mjs'
import { runCommand } from './run-command.mjs'
import { runStep } from './steps.mjs'
import { typescriptArguments } from './typescript.mjs'

/** @typedef {ReturnType<typeof import('./children.mjs').createChildren>} Children */

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

/** @param {string | null | undefined} text */
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

function script(children, env, { log, what, path, args = [], progress }) {
  const command = { log, what, command: process.execPath, args: [...typescriptArguments(path), ...args], env }
  return runCommand(children, { ...command, progress })
}

/**
 * Brings the schema of the database at DATABASE_URL up to date.
 * @param {Children} children
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} [progress]
 */
export const migrateDatabase = (children, env, progress) =>
  script(children, env, {
    log: 'migrate',
    what: 'Updating the database',
    path: 'scripts/migrate.ts',
    progress,
  })

/** Plants the demo dealers unless there are tenants already. */
const plantDemoDealers = (children, env, progress) => {
  const seed = {
    log: 'seed',
    what: 'Planting the demo dealers',
    path: 'scripts/seed.ts',
    args: ['--if-empty'],
  }
  return script(children, env, { ...seed, progress })
}

/**
 * Whether the demo may come into a database unasked, with the passwords that everybody can read: not into an operator's.
 * @param {NodeJS.ProcessEnv} env
 */
export const takesDemo = (env) => env.OWN_DATABASE === 'true' || env.NODE_ENV === 'development'

/**
 * Brings the schema up to date, and plants the demo dealers in an empty database to try things with.
 * @param {Children} children
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
