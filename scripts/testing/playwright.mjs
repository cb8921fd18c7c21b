import { rmSync } from 'node:fs'
import { readJson } from '../launcher/files.mjs'
import { inDataFolder } from '../launcher/paths.mjs'
import { countPlaywright } from './counts.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { runProgram } from './run-program.mjs'

/**
 * The browser tests; playwright.config.ts starts the product for them.
 * @param {ReturnType<typeof import('../launcher/children.mjs').createChildren>} children
 */
export async function runBrowserTests(children) {
  await ensureChromium(children)
  const reportPath = inDataFolder('reports', 'e2e.json')
  rmSync(reportPath, { force: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath }
  const exitCode = await runProgram(
    'playwright',
    ['test', '--reporter=line,json', '--pass-with-no-tests'],
    env,
  )
  return countPlaywright(readJson(reportPath), exitCode)
}
