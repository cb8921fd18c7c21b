/** @typedef {{ level: string, msg?: string, err?: { message: string, stack?: string } }} Entry */

/** @type {Record<string, 'error' | 'warn' | 'log'>} */
const CONSOLE_METHODS = { fatal: 'error', error: 'error', warn: 'warn' }

export const textLines = {
  /** @param {string} line */
  write(line) {
    /** @type {Entry} */
    const { level, msg = '', err } = JSON.parse(line)
    const cause = err ? [err.stack ?? err.message] : []
    console[CONSOLE_METHODS[level] ?? 'log'](msg, ...cause)
  },
}
