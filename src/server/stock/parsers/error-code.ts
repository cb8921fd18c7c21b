/** Returns the code of a system error (`ENOENT`, `Z_DATA_ERROR`), or ''. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
