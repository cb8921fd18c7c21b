import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readJson } from '../launcher/files.mjs'
import { fromRoot, inDataFolder, ROOT } from '../launcher/paths.mjs'
import { ensureChromium } from './chromium.mjs'
import { countJest, countPlaywright } from './counts.mjs'

const SHARED_DATA = fromRoot('..', 'shared', 'data')

/**
 * Runs a program of an installed package, or one given by its path, and shows its output live. The program
 * ends with this process. Execa is imported on use, because this process installs the packages first.
 * @param {string} program such as `jest`
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @returns {Promise<number>} its exit code, or 1 if it could not start or a signal ended it
 */
async function runProgram(program, args, env = {}) {
  const { execa } = await import('execa')
  const stdio = ['ignore', 'inherit', 'inherit']
  const result = await execa(program, args, { cwd: ROOT, env, stdio, preferLocal: true, reject: false })
  if (result.exitCode === undefined) console.error(result.shortMessage)
  return result.exitCode ?? 1
}

function freshReport(name) {
  const path = inDataFolder('reports', `${name}.json`)
  rmSync(path, { force: true })
  return path
}

/**
 * @param {{ env?: NodeJS.ProcessEnv, report?: string, only?: string, workers?: number }} options `only`: a pattern of the
 *   files to run. `workers`: by default as many as processors
 */
async function runJest(project, { env, report = project, only, workers = availableParallelism() }) {
  const path = freshReport(report)
  // By default Jest leaves one processor idle. Nothing else runs here.
  const args = [
    '--selectProjects',
    project,
    '--ci',
    `--maxWorkers=${workers}`,
    '--json',
    '--outputFile',
    path,
  ]
  args.push(...(only ? ['--testPathPatterns', only] : ['--passWithNoTests']))
  const exitCode = await runProgram('jest', args, env)
  return countJest(readJson(path), exitCode)
}

/** Jest needs this flag to load ES modules. */
const realModules = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules`.trim(),
})

export const runUnit = (options = {}) => runJest('unit', options)

/** `full` adds the repetitions that tests leave out of the gate. */
export const runIntegration = ({ full = false, env = {}, ...options } = {}) =>
  runJest('integration', {
    // An eighth of the time, two processes wait for PostgreSQL or for a time limit that a test is about.
    workers: availableParallelism() + 1,
    ...options,
    env: { ...realModules(), ...(full ? { FULL_TESTS: 'true' } : {}), ...env },
  })

/** The tests on the project's shared data, which other machines do not have. */
export async function runSharedData() {
  if (existsSync(SHARED_DATA)) return runJest('shared-data', { env: realModules() })
  return { passed: 0, failed: 0, skipped: 0, notRun: `there is no ${SHARED_DATA}` }
}

export async function runBrowserTests({ children, full }) {
  await ensureChromium(children)
  const path = freshReport('e2e')
  const args = ['test', '--reporter=line,json', ...(full ? [] : ['--grep-invert=@full'])]
  const exitCode = await runProgram('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: path })
  return countPlaywright(readJson(path), exitCode)
}
