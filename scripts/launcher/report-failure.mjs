import { appendFileSync } from 'node:fs'
import { Failure, sentenceForSystemError } from './failure.mjs'
import { inDataFolder } from './paths.mjs'

/**
 * Tells a person what went wrong: the sentence, then the end of the log that shows it. An error we did not foresee
 * leaves its stack in a log file instead of on the screen.
 * @param {unknown} error
 * @param {(text: string) => void} [write]
 */
export function reportFailure(error, write = (text) => console.error(text)) {
  if (error instanceof Failure) {
    const { logTail = [], logPath } = error.evidence
    for (const line of logTail) write(`    ${line}`)
    write(error.message + (logPath ? ` The whole output is in ${logPath}` : ''))
    return
  }
  const known = sentenceForSystemError(error ?? {})
  write(known ?? `Forecourt could not go on: ${error?.message ?? error}${keepStack(error)}`)
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
