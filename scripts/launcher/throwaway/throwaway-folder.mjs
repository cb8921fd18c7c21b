import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
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

/**
 * Starts a process that cleans up when this one ends, even by SIGKILL. It has its own group, so that Ctrl-C does not
 * reach it.
 */
function startGuard(args) {
  const guard = spawn(process.execPath, [GUARD, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  guard.stdin.unref()
  return guard
}

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

const MEMORY = '/dev/shm'
/** Bytes. A test run writes about 1 GB, and the machine needs the rest. */
const ENOUGH_MEMORY = 6 * 1024 ** 3

/** Linux keeps this folder in memory. Containers often have only 64 MB of it. */
function memoryHasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_MEMORY
  } catch {
    return false
  }
}

function baseFolder(inMemory) {
  if (inMemory && memoryHasRoom()) return MEMORY
  return process.getuid?.() === 0 && !othersCanReach(tmpdir()) ? '/tmp' : tmpdir()
}

/**
 * Creates a folder for servers that live no longer than this process. Pass `record` to `createChildren`. If the run
 * ends in any way without `remove`, its guard stops the recorded processes and deletes their files. `inMemory`: tests
 * create a database for each file, which takes 400 ms on a disk and 40 ms in memory. Benchmarks stay on the disk.
 */
export async function makeThrowawayFolder({ inMemory = false } = {}) {
  await sweepKilledRuns()
  const base = baseFolder(inMemory)
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
