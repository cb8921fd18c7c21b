import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readJson, writeJson } from '../files.mjs'
import { ROOT } from '../paths.mjs'
import { Stopped, saysDiskFull } from '../terminal/failure.mjs'
import { identify, isStillRunning, waitForEnd } from './process-identity.mjs'

const GRACE_MS = 10_000

/** @typedef {{ pid: number, start: string | undefined, name: string, stopSignal: NodeJS.Signals }} Recorded */

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}

/** Ends a recorded process with its group: with its stop signal, then by SIGKILL after the grace period. */
async function endProcess(recorded, graceMs) {
  if (isStillRunning(recorded)) {
    signalGroup(recorded.pid, recorded.stopSignal)
    await waitForEnd(recorded, graceMs)
  }
  signalGroup(recorded.pid, 'SIGKILL')
  await waitForEnd(recorded, 5000)
}

/**
 * Stops the recorded processes that a killed launcher left running.
 * @returns {Promise<string[]>} the names of the stopped processes
 */
export async function stopOrphans(recordPath) {
  /** @type {Recorded[]} */
  const orphans = (readJson(recordPath)?.children ?? []).filter(isStillRunning)
  await Promise.all(orphans.map((orphan) => endProcess(orphan, GRACE_MS)))
  rmSync(recordPath, { force: true })
  return orphans.map((orphan) => orphan.name)
}

/**
 * Manages the processes that this launcher starts. Each has its own process group, so that Ctrl-C reaches only the
 * launcher, which stops them in order. Each is recorded on disk, so that the next start finds those left behind.
 */
export function createChildren(recordPath) {
  /** @type {Map<import('node:child_process').ChildProcess, Recorded>} */
  const running = new Map()
  let closing = false

  /**
   * Ignores a full disk, which the process that fills it reports. An outdated record at worst names processes that have
   * ended.
   */
  function record() {
    try {
      writeJson(recordPath, { children: [...running.values()] })
    } catch (error) {
      if (!saysDiskFull(error.message)) throw error
    }
  }

  /**
   * @param {string} name
   * @param {string} command
   * @param {string[]} args
   * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals }} [options]
   */
  function start(name, command, args, { stopSignal = 'SIGTERM', ...options } = {}) {
    if (closing) throw new Stopped()
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      detached: true,
    })
    if (child.pid) {
      running.set(child, { ...identify(child.pid), name, stopSignal })
      record()
      child.once('exit', () => {
        // Ends the rest of the process group too.
        signalGroup(child.pid, 'SIGKILL')
        running.delete(child)
        record()
      })
    }
    return child
  }

  /**
   * Resolves when the process has ended and is off the record. A process ends slightly before Node reports it, and the
   * caller may delete the record's folder next.
   */
  async function stop(child, graceMs = GRACE_MS) {
    const recorded = running.get(child)
    if (!recorded) return
    const heardOf = once(child, 'exit')
    await endProcess(recorded, graceMs)
    if (running.has(child)) await heardOf
  }

  /** Refuses new processes and stops the running ones, except those named in `keep`. */
  async function close(keep = []) {
    closing = true
    const leaving = [...running].filter(([, { name }]) => !keep.includes(name)).map(([child]) => child)
    await Promise.all(leaving.map((child) => stop(child)))
  }

  /** For the `exit` event, which cannot wait. */
  function killAtOnce() {
    for (const { pid } of running.values()) signalGroup(pid, 'SIGKILL')
  }

  return { start, stop, close, killAtOnce, isClosing: () => closing }
}
