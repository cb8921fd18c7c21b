import { existsSync } from 'node:fs'
import { fromRoot } from '../launcher/paths.mjs'
import { typescriptArguments } from '../launcher/typescript.mjs'
import { runProgram } from './run-program.mjs'

const program = (name, ...args) => ({ name, args })
const script = (path, ...args) => ({ name: process.execPath, args: [...typescriptArguments(path), ...args] })

const PAYLOAD_TYPES = 'scripts/payload-types.ts'
const always = () => true

/** Where imports are checked. */
const PROGRAMS = [
  'src',
  'blocks',
  'collections',
  'tenants-seed',
  'scripts',
  'tests',
  'bench',
  'payload.config.ts',
]

/** What is checked without running the product: each counts as one test. */
const CHECKS = [
  { title: 'format and lint', programs: [program('biome', 'ci', '.')] },
  {
    title: 'types',
    // Next writes the types of the routes first. A stale incremental state would hide errors.
    programs: [program('next', 'typegen'), program('tsc', '--noEmit', '--incremental', 'false')],
  },
  {
    title: 'import boundaries',
    programs: [program('depcruise', '--config', '.dependency-cruiser.cjs', ...PROGRAMS)],
  },
  { title: 'dead code', programs: [program('knip', '--no-progress')] },
  {
    title: "the switches' reference page is up to date",
    programs: [script('scripts/flags-doc.ts', '--check')],
  },
  {
    title: "Payload's types are up to date",
    programs: [script(PAYLOAD_TYPES, '--check')],
    applies: () => existsSync(fromRoot(PAYLOAD_TYPES)),
  },
]

/** So that no check depends on a database or a secret of the machine. */
const environment = () => ({
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'a secret that only checks know',
  NEXT_TELEMETRY_DISABLED: '1',
})

async function passes({ title, programs }) {
  console.log(`\n— ${title}`)
  for (const { name, args } of programs) {
    if ((await runProgram(name, args, environment())) !== 0) return false
  }
  return true
}

/** @returns {Promise<import('./counts.mjs').Counts>} */
export async function runChecks() {
  const results = []
  for (const check of CHECKS.filter(({ applies = always }) => applies())) {
    const passed = await passes(check)
    console.log(`${passed ? '✓' : '✗'} ${check.title}`)
    results.push(passed)
  }
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
