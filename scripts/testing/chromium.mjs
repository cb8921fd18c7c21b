import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser that this machine has: the one CHROMIUM_PATH names, or one in a usual place. Undefined when Playwright
 * is to use its own.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function installedChromium(env = process.env) {
  return env.CHROMIUM_PATH || USUAL_PLACES.find((path) => existsSync(path))
}
