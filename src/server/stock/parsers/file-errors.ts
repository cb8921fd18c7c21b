/**
 * A file that is not what it claims to be, or that a newer import supersedes. The message is a sentence for the person who sent
 * it. Nothing was written.
 */
export class FileRefused extends Error {}

/** Returns the code of a system error (`ENOENT`, `Z_DATA_ERROR`), or ''. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
