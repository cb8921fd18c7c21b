import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { stopOrphans } from './children.mjs'
import { readJson, writeJson } from './files.mjs'
import { inDataFolder } from './paths.mjs'
import { othersCanReach } from './postgres/home.mjs'
import { identify, isStillRunning } from './process-identity.mjs'

const RUNS = inDataFolder('test-runs')

const noteOf = (folder) => join(RUNS, `${basename(folder)}.run`)

/** Stops and removes what test runs that were killed have left. */
async function sweepKilledRuns() {
  mkdirSync(RUNS, { recursive: true })
  for (const name of readdirSync(RUNS).filter((file) => file.endsWith('.run'))) {
    const run = readJson(join(RUNS, name))
    if (run && isStillRunning(run.process)) continue
    if (run) {
      await stopOrphans(run.record)
      rmSync(run.folder, { recursive: true, force: true })
    }
    rmSync(join(RUNS, name), { force: true })
  }
}

/**
 * A folder for servers that live as long as this process at most. `record` is where their processes belong
 * (`createChildren`): a run that is killed is cleaned up, processes and files, by the next one.
 */
export async function makeThrowawayFolder() {
  await sweepKilledRuns()
  const base = process.getuid?.() === 0 && !othersCanReach(tmpdir()) ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(base, 'forecourt-test-'))
  const record = join(folder, 'run.json')
  writeJson(noteOf(folder), { process: identify(process.pid), folder, record })

  function remove() {
    rmSync(folder, { recursive: true, force: true })
    rmSync(noteOf(folder), { force: true })
  }
  return { folder, record, remove }
}
