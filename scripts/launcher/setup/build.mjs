import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../paths.mjs'
import { runCommand, runTypescript } from '../processes/run-command.mjs'
import { runStep } from '../terminal/steps.mjs'
import { fingerprint } from './fingerprint.mjs'

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

/** Variables that Next writes into the build: public ones, and the admin's hosts, which are part of its routes. */
const publicVariables = (env) =>
  Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_') || name === 'ADMIN_HOSTS')
    .sort()
    .map((name) => `${name}=${env[name]}`)

const wanted = (env) =>
  fingerprint(SOURCES, { texts: publicVariables(env), skip: (path) => /\.test\.tsx?$/.test(path) })

function isBuilt(env) {
  if (!existsSync(STAMP) || !existsSync(fromRoot('.next', 'BUILD_ID'))) return false
  return readFileSync(STAMP, 'utf8') === wanted(env)
}

export async function ensureBuild(children, env) {
  if (isBuilt(env)) return
  // Hashed before the build, so that a file that changes during the build makes the next start build again.
  const sources = wanted(env)
  await runStep('Building the websites', (progress) => build(children, env, progress))
  writeFileSync(STAMP, sources)
}

async function build(children, env, progress) {
  const next = { log: 'build', what: 'The build', command: process.execPath, args: [NEXT, 'build'], env }
  await runCommand(children, next)
  progress('building the islands')
  await runTypescript(children, { log: 'islands', what: 'The build of the islands', path: ISLANDS, env })
  progress('measuring the pages')
  const what = 'The check of page sizes'
  await runTypescript(children, { log: 'bundle-budget', what, path: BUDGET, env })
}
