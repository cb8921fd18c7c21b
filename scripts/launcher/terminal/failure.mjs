import { appendFileSync } from 'node:fs'
import { inDataFolder } from '../paths.mjs'

/** A failure that a person can fix. Its message is one sentence, shown without a stack trace. */
export class Failure extends Error {
  /** @param {{ logPath?: string, logTail?: string[] }} [evidence] */
  constructor(sentence, evidence = {}) {
    super(sentence)
    this.name = 'Failure'
    this.evidence = evidence
  }
}

/** Thrown by a step whose process ends because Forecourt stops. It is not reported. */
export class Stopped extends Error {}

// Linux also reports ENOSPC if too many files are watched, which is unrelated to the disk.
const DISK_FULL = /ENOSPC(?!: system limit)|EDQUOT|no space left on device|disk quota exceeded/i

export const saysDiskFull = (text) => DISK_FULL.test(text)

export const diskFullSentence =
  'The disk is full: free about 2 GB on the disk that holds this folder and run the command again.'

/**
 * Returns one sentence for a known error of the operating system, or undefined.
 * @param {{ code?: string, path?: string, message?: string }} error
 */
export function sentenceForSystemError(error) {
  if (saysDiskFull(`${error.code ?? ''} ${error.message ?? ''}`)) return diskFullSentence
  const where = error.path ? ` ${error.path}` : ' a file of this folder'
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `This user has no access to${where}. It probably belongs to another user who ran Forecourt here before.`
  if (error.code === 'EROFS') return `The disk that holds${where} is read-only.`
  return undefined
}

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
