import { existsSync, rmSync } from 'node:fs'
import { readJson } from '../launcher/files.mjs'
import { fromRoot, inDataFolder } from '../launcher/paths.mjs'
import { countJest } from './counts.mjs'
import { runProgram } from './run-program.mjs'

const SHARED_DATA = fromRoot('..', 'shared', 'data')
const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {string} project
 * @param {{ environment?: NodeJS.ProcessEnv, report?: string, only?: string }} how `only`: a pattern of the files to run
 */
async function runProject(project, { environment = {}, report = '', only } = {}) {
  const reportPath = inDataFolder('reports', `${report}${project}.json`)
  rmSync(reportPath, { force: true })
  const args = [
    '--selectProjects',
    project,
    '--ci',
    // Jest leaves a processor to others; nobody else works here.
    '--maxWorkers=100%',
    '--json',
    '--outputFile',
    reportPath,
    ...(only ? ['--testPathPatterns', only] : ['--passWithNoTests']),
  ]
  const exitCode = await runProgram('jest', args, { ...process.env, ...environment })
  return countJest(readJson(reportPath), exitCode)
}

/** Jest loads real modules only with this flag. */
const realModules = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules`.trim(),
})

/** @param {Parameters<typeof runProject>[1]} [how] */
export const runUnit = (how) => runProject('unit', how)

/** @param {Parameters<typeof runProject>[1]} [how] */
export const runIntegration = (how) =>
  runProject('integration', { ...how, environment: { ...realModules(), ...how?.environment } })

/** The tests over the project's shared data, which a fresh clone elsewhere does not have. */
export async function runSharedData() {
  if (existsSync(SHARED_DATA)) return runProject('shared-data', { environment: realModules() })
  console.log(`There is no ${SHARED_DATA}, so the tests over its files are left out.`)
  return NOTHING
}
