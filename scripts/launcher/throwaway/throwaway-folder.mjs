import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { othersCanReach } from '../database/home.mjs'
import { readJson, writeJson } from '../files.mjs'
import { fromRoot, inDataFolder } from '../paths.mjs'
import { stopOrphans } from '../processes/children.mjs'
import { identify, isStillRunning } from '../processes/process-identity.mjs'

const RUNS = inDataFolder('test-runs')

const noteOf = (folder) => join(RUNS, `${basename(folder)}.run`)

const GUARD = fromRoot('scripts', 'launcher', 'throwaway', 'throwaway-guard.mjs')

/** Cleans up when this process ends, by itself or by any signal. In a group of its own: Ctrl-C is for the run. */
function startGuard(args) {
  const guard = spawn(process.execPath, [GUARD, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  guard.stdin.unref()
  return guard
}

/** Stops and removes what test runs have left whose guard was killed as well. */
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
 * A folder for servers that live no longer than this process. Pass `record` to `createChildren`: when the run ends without
 * `remove`, in any way, its guard stops the processes in it and removes their files.
 */
export async function makeThrowawayFolder() {
  await sweepKilledRuns()
  const base = process.getuid?.() === 0 && !othersCanReach(tmpdir()) ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(base, 'forecourt-test-'))
  const record = join(folder, 'run.json')
  writeJson(noteOf(folder), { process: identify(process.pid), folder, record })

  const guard = startGuard([record, folder, noteOf(folder)])

  function remove() {
    rmSync(folder, { recursive: true, force: true })
    rmSync(noteOf(folder), { force: true })
    guard.stdin.end()
  }
  return { folder, record, remove }
}
