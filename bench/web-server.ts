import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { untilItAnswers } from '../scripts/launcher/answers.mjs'

export interface WebServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts the built product on a port of its own. It must be built, and DATABASE_URL, of this process or of `own`, lead to a planted
 * database.
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
    EMPTY_PAGE: 'true',
  }
  const server = spawn(process.execPath, ['scripts/web-server.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  if (!(await untilItAnswers(port, () => server.exitCode !== null)))
    throw new Error('The web server did not start: build first, with `npm run build`.')
  return { port, stop }
}
