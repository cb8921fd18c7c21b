import { spawnSync } from 'node:child_process'
import { runCommand } from '../launcher/processes/run-command.mjs'
import { runStep } from '../launcher/terminal/steps.mjs'
import { startProgram } from './start-server.mjs'

/** The current major, as docker-compose.yml names it. */
export const DOCKER_IMAGE = 'typesense/typesense:30.2'

/** In a volume and not in our folder, where its files would belong to root. */
const VOLUME = 'forecourt-typesense:/data'

/** Whether this machine has a Docker that answers. */
export function hasDocker() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

/**
 * Starts the server in Docker, for this machine alone, and waits until it takes requests.
 * @param {{ children: ReturnType<typeof import('../launcher/processes/children.mjs').createChildren>, apiKey: string,
 *   port: number, logPath: string }} options
 */
export async function startInDocker({ children, apiKey, port, logPath }) {
  await runStep('Fetching the image of Typesense', () =>
    runCommand(children, {
      log: 'typesense-image',
      what: 'Fetching the image of Typesense',
      command: 'docker',
      args: ['pull', '--quiet', DOCKER_IMAGE],
      env: process.env,
    }),
  )
  const passed = ['--env', 'TYPESENSE_API_KEY', '--env', 'TYPESENSE_DATA_DIR']
  const where = ['--publish', `127.0.0.1:${port}:8108`, '--volume', VOLUME]
  return startProgram({
    children,
    command: 'docker',
    args: ['run', '--rm', '--name', `forecourt-typesense-${port}`, ...where, ...passed, DOCKER_IMAGE],
    // The key by the environment: everybody on the machine can read a command line.
    env: { ...process.env, TYPESENSE_API_KEY: apiKey, TYPESENSE_DATA_DIR: '/data' },
    port,
    logPath,
  })
}
