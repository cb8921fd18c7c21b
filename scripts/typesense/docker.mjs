import { spawnSync } from 'node:child_process'
import { runCommand } from '../launcher/processes/run-command.mjs'
import { runStep } from '../launcher/terminal/steps.mjs'
import { startProgram } from './start-server.mjs'

/** The current major version, with the digest of docker-compose.yml. */
export const DOCKER_IMAGE =
  'typesense/typesense:30.2@sha256:610f2d34b1f93d00762869da2c67736775e5798d19a2c8b91b014b8a0cc1e110'

/** A volume, because files in our folder would belong to root. */
const VOLUME = 'forecourt-typesense:/data'

export function hasDocker() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

/**
 * Starts the server in Docker, reachable from this machine only, and waits until it accepts requests.
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
    // The key is an environment variable because every user of the machine can read a command line.
    env: { ...process.env, TYPESENSE_API_KEY: apiKey, TYPESENSE_DATA_DIR: '/data' },
    port,
    logPath,
  })
}
