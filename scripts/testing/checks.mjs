import { typescriptArguments } from '../launcher/processes/run-command.mjs'
import { runProgram } from './run-program.mjs'

const CHECKS = {
  'format and lint': [['biome', 'ci', '.']],
  // Next writes the route types first. A stale incremental state would hide errors.
  types: [
    ['next', 'typegen'],
    ['tsc', '--noEmit', '--incremental', 'false'],
  ],
  'import boundaries': [[process.execPath, 'scripts/boundaries.mjs']],
  'dead code': [['knip', '--no-progress']],
  "switches' reference page": [[process.execPath, ...typescriptArguments('scripts/flags-doc.ts'), '--check']],
}

/** Keeps the checks independent of the machine's databases and secrets. */
const ENVIRONMENT = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'a secret that only checks know',
  NEXT_TELEMETRY_DISABLED: '1',
}

async function passes(title, programs) {
  console.log(`\n— ${title}`)
  for (const [name, ...args] of programs) {
    if ((await runProgram(name, args, ENVIRONMENT)) !== 0) return false
  }
  return true
}

export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const [title, programs] of Object.entries(CHECKS)) {
    const passed = await passes(title, programs)
    console.log(`${passed ? '✓' : '✗'} ${title}`)
    counts[passed ? 'passed' : 'failed'] += 1
  }
  return counts
}
