import { ROOT } from '../launcher/paths.mjs'
import { typescriptArguments } from '../launcher/processes/run-command.mjs'

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
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
}

/** Prints the output of a check's programs once they have ended, because the checks run side by side. */
async function passes(title, programs) {
  const { execa } = await import('execa')
  const options = {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdin: 'ignore',
    preferLocal: true,
    reject: false,
    all: true,
  }
  const outputs = []
  let failed = false
  for (const [program, ...args] of programs) {
    const result = await execa(program, args, options)
    outputs.push(result.all ?? result.shortMessage)
    failed = result.failed
    if (failed) break
  }
  console.log([`\n— ${title}`, ...outputs.filter(Boolean), `${failed ? '✗' : '✓'} ${title}`].join('\n'))
  return !failed
}

export async function runChecks() {
  const all = await Promise.all(Object.entries(CHECKS).map(([title, programs]) => passes(title, programs)))
  const passed = all.filter(Boolean).length
  return { passed, failed: all.length - passed, skipped: 0 }
}
