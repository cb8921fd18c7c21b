import { appendFileSync } from 'node:fs'
import { inDataFolder } from '../paths.mjs'
import { Failure, sentenceForSystemError } from './failure.mjs'

/**
 * Prints the end of the log, then the failure's sentence. The stack of an unexpected error goes to a log
 * file, not to the terminal.
 * @param {(text: string) => void} [write]
 */
export function reportFailure(error, write = (text) => console.error(text)) {
  if (error instanceof Failure) {
    const { logTail = [], logPath } = error.evidence
    for (const line of logTail) write(`    ${line}`)
    write(error.message + (logPath ? ` The full output is in ${logPath}` : ''))
    return
  }
  const known = sentenceForSystemError(error ?? {})
  write(known ?? `Forecourt stopped: ${error?.message ?? error}${keepStack(error)}`)
}

function keepStack(error) {
  const path = inDataFolder('logs', 'launcher.log')
  try {
    appendFileSync(path, `${new Date().toISOString()} ${error?.stack ?? error}\n`)
    return ` (details in ${path})`
  } catch {
    return ''
  }
}
