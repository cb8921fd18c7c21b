import { createChildren } from '../../scripts/launcher/processes/children.mjs'
import { waitForServer } from '../../scripts/launcher/processes/services.mjs'
import { makeThrowawayFolder } from '../../scripts/launcher/throwaway/throwaway-folder.mjs'

export interface WebServer {
  port: number
  stop(): Promise<void>
  /** Frees what the server no longer needs, so that its memory can be compared. */
  collectGarbage(): void
}

/**
 * Starts the built product on `port`; it ends with this process at the latest. Needs a build, and DATABASE_URL of a seeded
 * database in this process's environment or in `own`.
 */
export async function startWebServer(
  port: number,
  own: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  const env: NodeJS.ProcessEnv = {
    PAYLOAD_SECRET: 'a secret that only benchmarks know',
    ...process.env,
    ...own,
    NODE_ENV: 'production',
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: `--import ${new URL('./collect-garbage.mjs', import.meta.url)}`,
  }
  const { record, remove } = await makeThrowawayFolder()
  const children = createChildren(record)
  const server = children.start('web', process.execPath, ['scripts/web-server.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await children.close()
    remove()
  }
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  if (!(await waitForServer(port, hasEnded)))
    throw new Error('The web server did not start: build first, with `npm run build`.')
  return { port, stop, collectGarbage: () => server.kill('SIGUSR2') }
}
