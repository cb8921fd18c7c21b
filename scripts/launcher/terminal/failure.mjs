/** A failure that a person can put right. They see its message, one sentence, without a stack trace. */
export class Failure extends Error {
  /** @param {{ logPath?: string, logTail?: string[] }} [evidence] */
  constructor(sentence, evidence = {}) {
    super(sentence)
    this.name = 'Failure'
    this.evidence = evidence
  }
}

/** Thrown by a step whose process ends because Forecourt is stopping. It is not reported. */
export class Stopped extends Error {}

// Linux also says ENOSPC when too many files are watched, which has nothing to do with the disk.
const DISK_FULL = /ENOSPC(?!: system limit)|EDQUOT|no space left on device|disk quota exceeded/i

export const saysDiskFull = (text) => DISK_FULL.test(text)

export const diskFullSentence =
  'The disk is full: free about 2 GB on the disk that holds this folder and run the command again.'

/**
 * One sentence for an error of the operating system, or undefined when it is not one we know.
 * @param {{ code?: string, path?: string, message?: string }} error
 */
export function sentenceForSystemError(error) {
  if (saysDiskFull(`${error.code ?? ''} ${error.message ?? ''}`)) return diskFullSentence
  const where = error.path ? ` ${error.path}` : ' a file of this folder'
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `This user may not use${where}: it probably belongs to another user who ran Forecourt here before.`
  if (error.code === 'EROFS') return `The disk that holds${where} is read-only.`
  return undefined
}
