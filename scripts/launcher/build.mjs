import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { fromRoot } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { runStep } from './steps.mjs'
import { typescriptArguments } from './typescript.mjs'

const STAMP = fromRoot('.next', 'forecourt-build')
const BUDGET = 'scripts/bundle-budget.ts'
const ISLANDS = 'scripts/islands/build-islands.ts'
const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')

const SOURCES = [
  'src',
  'blocks',
  'collections',
  'public',
  'scripts/bundle',
  'scripts/islands',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  BUDGET,
]

/** What Next writes into the build: public variables, and the admin's hosts, which are part of its routes. */
const publicVariables = (env) =>
  Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_') || name === 'ADMIN_HOSTS')
    .sort()
    .map((name) => `${name}=${env[name]}`)

const wanted = (env) =>
  fingerprint(SOURCES, { texts: publicVariables(env), skip: (path) => /\.test\.tsx?$/.test(path) })

/** @param {NodeJS.ProcessEnv} env */
function isBuilt(env) {
  if (!existsSync(STAMP) || !existsSync(fromRoot('.next', 'BUILD_ID'))) return false
  return readFileSync(STAMP, 'utf8') === wanted(env)
}

/**
 * Builds the web server's code when its sources are not those of the last complete build.
 * @param {ReturnType<typeof import('./children.mjs').createChildren>} children
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureBuild(children, env) {
  if (isBuilt(env)) return
  // Taken before the build: a file changed during it makes the next start build again.
  const sources = wanted(env)
  await runStep('Building the websites', (progress) => build(children, env, progress))
  writeFileSync(STAMP, sources)
}

async function build(children, env, progress) {
  const node = { command: process.execPath, env }
  await runCommand(children, { ...node, log: 'build', what: 'The build', args: [NEXT, 'build'] })
  progress('building the islands')
  await runCommand(children, {
    ...node,
    log: 'islands',
    what: 'The build of the islands',
    args: typescriptArguments(ISLANDS),
  })
  if (!existsSync(fromRoot(BUDGET))) return
  progress('weighing the pages')
  const what = 'The check of what each page weighs'
  await runCommand(children, { ...node, log: 'bundle-budget', what, args: typescriptArguments(BUDGET) })
}
