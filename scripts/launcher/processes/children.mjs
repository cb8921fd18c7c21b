import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readJson, writeJson } from '../files.mjs'
import { ROOT } from '../paths.mjs'
import { Stopped, saysDiskFull } from '../terminal/failure.mjs'
import { identify, isStillRunning, waitForEnd } from './process-identity.mjs'

const GRACE_MS = 10_000

/** @typedef {{ pid: number, start: string | undefined, name: string, stopSignal: NodeJS.Signals }} Recorded */

/** Signals a process and all that it started. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}

/** Ends a recorded process with its group: politely first, by force when it does not end in time. */
async function endProcess(recorded, graceMs) {
  if (isStillRunning(recorded)) {
    signalGroup(recorded.pid, recorded.stopSignal)
    await waitForEnd(recorded, graceMs)
  }
  signalGroup(recorded.pid, 'SIGKILL')
  await waitForEnd(recorded, 5000)
}

/**
 * Stops what a launcher that was killed has left running, by the record it kept.
 * @returns {Promise<string[]>} the names of what was stopped
 */
export async function stopOrphans(recordPath) {
  /** @type {Recorded[]} */
  const orphans = (readJson(recordPath)?.children ?? []).filter(isStillRunning)
  await Promise.all(orphans.map((orphan) => endProcess(orphan, GRACE_MS)))
  rmSync(recordPath, { force: true })
  return orphans.map((orphan) => orphan.name)
}

/**
 * The processes that this launcher started. Each has its own group, so that Ctrl-C reaches only the launcher, which
 * then stops them in the right order; each is recorded on disk, so that the next start finds those left behind.
 */
export function createChildren(recordPath) {
  /** @type {Map<import('node:child_process').ChildProcess, Recorded>} */
  const running = new Map()
  let closing = false

  /** A full disk is told of by what fills it; an outdated record names at worst processes that are gone. */
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
        // Whatever the process itself had started ends with it.
        signalGroup(child.pid, 'SIGKILL')
        running.delete(child)
        record()
      })
    }
    return child
  }

  /**
   * Resolves when the process has ended and its end is on record: a process is gone some moments before Node hears of it,
   * and whoever stops it may remove the record's folder next.
   */
  async function stop(child, graceMs = GRACE_MS) {
    const recorded = running.get(child)
    if (!recorded) return
    const heardOf = once(child, 'exit')
    await endProcess(recorded, graceMs)
    if (running.has(child)) await heardOf
  }

  /** From now on nothing new starts; `keep` names what goes on running. */
  async function close(keep = []) {
    closing = true
    const leaving = [...running].filter(([, { name }]) => !keep.includes(name)).map(([child]) => child)
    await Promise.all(leaving.map((child) => stop(child)))
  }

  /** For the moment a process exits, when nothing can be waited for any more. */
  function killAtOnce() {
    for (const { pid } of running.values()) signalGroup(pid, 'SIGKILL')
  }

  return { start, stop, close, killAtOnce, isClosing: () => closing }
}
