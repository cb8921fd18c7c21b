import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../paths.mjs'
import { runCommand } from '../processes/run-command.mjs'
import { runStep } from '../terminal/steps.mjs'
import { fingerprint } from './fingerprint.mjs'

const STAMP = fromRoot('node_modules', '.forecourt-install')

const wanted = () =>
  fingerprint(['package.json', 'package-lock.json'], { texts: [process.platform, process.arch] })

function installed() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined
}

/**
 * Installs the packages if they are missing or do not match package-lock.json. Uses `npm install` because `npm ci`
 * fails if a registry lacks the lockfile's packages for other systems.
 */
export async function ensureDependencies(children) {
  if (installed() === wanted()) return
  await runStep('Installing packages', () =>
    runCommand(children, {
      log: 'install',
      what: 'Installing the packages with `npm install`',
      command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
      args: ['install', '--include=dev', '--no-audit', '--no-fund'],
      env: process.env,
    }),
  )
  // npm may have changed the lockfile.
  writeFileSync(STAMP, wanted())
}
