import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../../scripts/launcher/paths.mjs'
import { isStillRunning } from '../../../scripts/launcher/processes/process-identity.mjs'
import { atNight, itAtNight } from '../../support/at-night'
import { describeTypesense } from '../../support/servers/typesense'
import { until } from '../import/programs'

interface Started {
  run: ChildProcess
  /** Of the servers that the run started. */
  folders: string[]
  servers: { pid: number; start: string | undefined; name: string }[]
}

/** A separate process, such as a benchmark, that starts throwaway servers and keeps running. */
async function startRun(code: string): Promise<Started> {
  const run = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${code}\nconsole.log('started'); setInterval(() => {}, 1000)`],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
  )
  let output = ''
  run.stdout?.on('data', (part: Buffer) => {
    output += part
  })
  await until(async () => output.includes('started') || undefined, 'the servers of the run')
  const folders = [...output.matchAll(/^folder (.+)$/gm)].map(([, folder]) => String(folder))
  const servers = folders.flatMap(
    (folder) => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')).children as Started['servers'],
  )
  return { run, folders, servers }
}

async function expectNothingLeft({ folders, servers }: Started) {
  await until(async () => !servers.some(isStillRunning) || undefined, 'the servers to end')
  await until(async () => !folders.some(existsSync) || undefined, 'their files to go')
}

const postgres = `
  import { startThrowawayServer } from ${JSON.stringify(fromRoot('scripts/launcher/throwaway/throwaway-server.mjs'))}
  console.log('folder ' + (await startThrowawayServer()).folder)`

describe('the PostgreSQL server of a test or benchmark run', () => {
  it.each(atNight(['SIGTERM', 'SIGINT', 'SIGKILL'] as const, ['SIGKILL'] as const))(
    'ends when the run gets %s',
    async (signal) => {
      const started = await startRun(postgres)
      expect(started.servers.map(({ name }) => name)).toEqual(['postgres'])
      started.run.kill(signal)
      await once(started.run, 'exit')
      await expectNothingLeft(started)
    },
  )
})

const typesense = `
  import { startThrowawayTypesense } from ${JSON.stringify(fromRoot('scripts/typesense/throwaway-server.mjs'))}
  console.log('folder ' + (await startThrowawayTypesense()).folder)`

describeTypesense('the Typesense server of a test or benchmark run', () => {
  itAtNight('ends when the run gets SIGTERM', async () => {
    const started = await startRun(typesense)
    expect(started.servers.map(({ name }) => name)).toEqual(['typesense'])
    started.run.kill('SIGTERM')
    await once(started.run, 'exit')
    await expectNothingLeft(started)
  })
})
