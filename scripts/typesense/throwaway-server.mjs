import { join } from 'node:path'
import { findFreePort } from '../launcher/ports.mjs'
import { createChildren } from '../launcher/processes/children.mjs'
import { makeThrowawayFolder } from '../launcher/throwaway/throwaway-folder.mjs'
import { ensureServerProgram } from './server-program.mjs'
import { startServer } from './start-server.mjs'

const API_KEY = 'throwaway'

/**
 * Starts a Typesense server for one test run or benchmark. `halt` stops it like a crash, and `resume`
 * restarts it with the same URL and data. `stop` ends it and deletes its files, and so does the end of the
 * run, whatever the signal. Throws a one-sentence failure if there is no server for this machine and none can
 * be fetched.
 * @returns {Promise<{ url: string, apiKey: string, folder: string, halt: () => Promise<void>, resume: () => Promise<void>,
 *   stop: () => Promise<void>, killAtOnce: () => void }>}
 */
export async function startThrowawayTypesense({ inMemory = false } = {}) {
  const program = await ensureServerProgram()
  const { folder, record, remove } = await makeThrowawayFolder({ inMemory })
  const children = createChildren(record)
  const options = {
    children,
    program,
    data: join(folder, 'typesense'),
    apiKey: API_KEY,
    port: await findFreePort(),
    peeringPort: await findFreePort(),
    logPath: join(folder, 'typesense.log'),
  }
  let server = await startServer(options)

  async function halt() {
    await children.stop(server.child, 0)
  }
  async function resume() {
    server = await startServer(options)
  }
  async function stop() {
    await children.stop(server.child, 0)
    await children.close()
    remove()
  }
  return { url: server.url, apiKey: API_KEY, folder, halt, resume, stop, killAtOnce: children.killAtOnce }
}
