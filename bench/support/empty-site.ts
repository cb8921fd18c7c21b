import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { fromRoot } from '../../scripts/launcher/paths.mjs'
import { createChildren } from '../../scripts/launcher/processes/children.mjs'
import { waitForServer } from '../../scripts/launcher/processes/services.mjs'
import { makeThrowawayFolder } from '../../scripts/launcher/throwaway/throwaway-folder.mjs'
import type { WebServer } from './web-server'

const FILES = {
  // The linked packages are outside the folder, and the bundler reads only below its root.
  'next.config.mjs': `export default { turbopack: { root: '/' } }`,
  'app/layout.js':
    'export default ({ children }) => <html lang="en-AU"><head><title>Empty</title></head><body>{children}</body></html>',
  'app/page.js': 'export default () => <p>Empty</p>',
}

/** Writes it outside the clone: Next would take the configuration and the instrumentation of a parent folder. */
function writeSite(folder: string): void {
  mkdirSync(join(folder, 'app'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'), 'junction')
}

/**
 * Builds a Next application whose only page is static and empty, and starts it on `port`. It ends with this process at the
 * latest.
 */
export async function startEmptySite(port: number): Promise<Pick<WebServer, 'port' | 'stop'>> {
  const { folder, record, remove } = await makeThrowawayFolder()
  const children = createChildren(record)
  const stop = async () => {
    await children.close()
    remove()
  }
  try {
    writeSite(folder)
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
    const next = fromRoot('node_modules', 'next', 'dist', 'bin', 'next')
    await execa(process.execPath, [next, 'build'], { cwd: folder, env })
    const server = children.start('empty site', process.execPath, [next, 'start', '-p', String(port)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null
    if (!(await waitForServer(port, hasEnded))) throw new Error('The empty site did not start.')
    return { port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
