import { setupCode } from '../../src/server/accounts/setup-code.mjs'
import { rowsIfAny, withClient } from './database/connection.mjs'
import { allowsDemo } from './database/prepare-database.mjs'
import { readJson } from './files.mjs'
import { fromRoot } from './paths.mjs'

/** @typedef {{ role: string, email: string, password: string, sees: string }} SignIn */

async function readSites(client) {
  return rowsIfAny(client, 'select slug, name from tenants order by slug')
}

async function hasPeople(client) {
  const rows = await rowsIfAny(client, 'select 1 from users limit 1')
  return rows.length > 0
}

async function readSignIns(client) {
  /** @type {SignIn[]} */
  const demo = readJson(fromRoot('tenants-seed', 'sign-ins.json')) ?? []
  const emails = demo.map(({ email }) => email)
  const rows = await rowsIfAny(client, 'select email from users where email = any($1)', [emails])
  return demo.filter(({ email }) => rows.some((row) => row.email === email))
}

function alignColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

/**
 * Formats the URLs and sign-ins for the terminal.
 * @param {{ sites: { slug: string, name: string }[], signIns: SignIn[], port: number, setupCode?: string }} options
 *   `setupCode`: only while there are no users
 */
export function formatAddresses({ sites, signIns, port, setupCode }) {
  const addresses = sites.map(({ slug, name }) => [name, `http://${slug}.localhost:${port}`])
  addresses.push(['Admin', `http://localhost:${port}/admin`])
  const lines = ['', 'Open', ...alignColumns(addresses).map((line) => `  ${line}`)]
  if (signIns.length > 0) {
    const people = signIns.map(({ role, email, password, sees }) => [role, email, password, sees])
    lines.push('', 'Sign in to the admin as', ...alignColumns(people).map((line) => `  ${line}`))
  }
  if (setupCode) {
    lines.push(
      '',
      `No account exists yet. Create the first account in the admin with the setup code ${setupCode}`,
    )
  }
  return [...lines, '', 'Ctrl-C stops everything.', ''].join('\n')
}

/** @param {NodeJS.ProcessEnv} env the web server's environment */
export const describeAddresses = (env, port) =>
  withClient(env.DATABASE_URL, async (client) => {
    const sites = await readSites(client)
    // An operator's database has its own demo passwords.
    const signIns = allowsDemo(env) ? await readSignIns(client) : []
    const code = (await hasPeople(client)) ? undefined : setupCode(env.PAYLOAD_SECRET)
    return formatAddresses({ sites, signIns, port, setupCode: code })
  })
