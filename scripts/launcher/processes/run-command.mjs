import { onEachLine, openCommandLog } from '../terminal/command-log.mjs'
import { diskFullSentence, Failure, Stopped, saysDiskFull } from '../terminal/failure.mjs'

const PROGRESS = /^progress: (.*)$/

/**
 * Runs a program to its end and logs its output to `.data/logs/<log>.log`. A line `progress: …` updates the
 * step's progress. If the program fails, throws a one-sentence failure with the end of the output.
 * @param {{ log: string, what: string, command: string, args: string[], env: NodeJS.ProcessEnv,
 *   user?: { uid: number, gid: number }, progress?: (text: string) => void }} options
 */
export function runCommand(children, { log: logName, what, command, args, env, user, progress = () => {} }) {
  return new Promise((resolve, reject) => {
    const log = openCommandLog(logName)
    const child = children.start(logName, command, args, { env, ...user })
    onEachLine(child, (line) => {
      log.write(line)
      const match = PROGRESS.exec(line)
      if (match?.[1]) progress(match[1])
      if (!saysDiskFull(line)) return
      // npm would retry for minutes.
      reject(new Failure(diskFullSentence, { logPath: log.path }))
      children.stop(child)
    })
    child.once('error', (error) => reject(spawnFailure(what, command, error)))
    child.once('close', (code, signal) => {
      log.close()
      if (code === 0) resolve()
      else reject(children.isClosing() ? new Stopped() : endFailure(what, code ?? signal, log))
    })
  })
}

/**
 * Returns Node's arguments for one of our TypeScript programs. Without the `development` condition, the
 * import of Payload's editor can hang, and the program ends without doing anything.
 * @param {string} path relative to the repository
 */
export const typescriptArguments = (path) => ['--conditions=development', '--import', 'tsx', path]

export const runTypescript = (children, { path, args = [], ...options }) =>
  runCommand(children, {
    ...options,
    command: process.execPath,
    args: [...typescriptArguments(path), ...args],
  })

function spawnFailure(what, command, error) {
  if (error.code === 'ENOENT') return new Failure(`${what} failed: ${command} is not installed.`)
  return new Failure(`${what} failed: ${error.message}.`)
}

const endFailure = (what, end, log) =>
  new Failure(`${what} failed (exit ${end}).`, { logPath: log.path, logTail: [...log.tail] })
