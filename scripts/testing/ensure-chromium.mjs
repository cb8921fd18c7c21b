import { existsSync } from 'node:fs'
import { Failure } from '../launcher/failure.mjs'
import { fromRoot } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/run-command.mjs'
import { runStep } from '../launcher/steps.mjs'
import { HEADLESS_SHELL, installedTestBrowser } from './chromium.mjs'

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Gives up soon where there is no network: an installed browser does as well. */
const APT_PATIENCE = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']

async function installFromDebian(children) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = { command: 'apt-get', what: 'Installing Chromium from Debian', env }
  const args = [...APT_PATIENCE, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  await runCommand(children, { ...apt, log: 'apt-update', args: [...APT_PATIENCE, 'update'] })
  await runCommand(children, { ...apt, log: 'apt-install', args: [...args, 'fonts-liberation'] })
}

const installFromPlaywright = (children) =>
  runCommand(children, {
    log: 'playwright-install',
    what: 'Installing Playwright’s Chromium',
    command: fromRoot('node_modules', '.bin', 'playwright'),
    args: ['install', 'chromium'],
    env: process.env,
  })

/**
 * Sees to it that there is a browser for the tests: the machine's (on Debian, as root, its headless shell, which is much
 * faster), else Playwright's own.
 * @param {ReturnType<typeof import('../launcher/children.mjs').createChildren>} children
 */
export async function ensureChromium(children) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Failure(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  if (chosen || existsSync(HEADLESS_SHELL)) return
  if (canUseApt())
    await runStep('Installing a headless Chromium', () => installFromDebian(children)).catch(() => {})
  if (installedTestBrowser()) return
  await runStep('Installing Chromium', () => installFromPlaywright(children))
}
