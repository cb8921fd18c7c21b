import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fromRoot, ROOT } from '../launcher/paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Passes a signal on to the programs that run, for one that reached this process alone.
 * @param {NodeJS.Signals} signal
 */
export function signalPrograms(signal) {
  for (const child of running) child.kill(signal)
}

/**
 * Runs one of the installed packages' programs, or Node itself, with its output shown as it comes.
 * @param {string} program such as `jest`, or an absolute path
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code, 127 when it could not be started
 */
export function runProgram(program, args, env = process.env) {
  const command = program.startsWith('/') ? program : fromRoot('node_modules', '.bin', program)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
    running.add(child)
    child.once('close', () => running.delete(child))
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
