import { existsSync } from 'node:fs'
import { Failure } from '../launcher/failure.mjs'
import { fromRoot } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/run-command.mjs'
import { runStep } from '../launcher/steps.mjs'
import { installedChromium } from './chromium.mjs'

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installFromDebian(children) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = { command: 'apt-get', what: 'Installing Chromium from Debian', env }
  await runCommand(children, { ...apt, log: 'apt-update', args: ['update'] })
  const args = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']
  await runCommand(children, { ...apt, log: 'apt-install', args })
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
 * Sees to it that there is a browser: the machine's, else Debian's, else Playwright's own.
 * @param {ReturnType<typeof import('../launcher/children.mjs').createChildren>} children
 */
export async function ensureChromium(children) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Failure(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  if (installedChromium()) return
  await runStep('Installing Chromium', async () => {
    if (canUseApt()) {
      await installFromDebian(children).catch(() => {})
      if (installedChromium()) return
    }
    await installFromPlaywright(children)
  })
}
