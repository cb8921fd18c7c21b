import { textLines } from './text-lines.mjs'

/** One a process: Next bundles its own copy of this module for each route. */
const KEY = Symbol.for('forecourt.log-lines')

/** @typedef {Record<symbol, import('pino').DestinationStream | undefined>} Holder */
const holder = /** @type {Holder} */ (/** @type {unknown} */ (globalThis))

/** Where this process writes its log. */
export const destination = () => holder[KEY] ?? textLines

/** @param {import('pino').DestinationStream | undefined} lines undefined for text for people */
export function setJsonLines(lines) {
  holder[KEY] = lines
}

/** Whether the log is for programs to read. */
export const isJson = () => holder[KEY] !== undefined

/**
 * How the log of a server is written, by its settings.
 * @param {{ LOG_FORMAT?: string, NODE_ENV?: string }} environment
 * @returns {'json' | 'text'}
 */
export function logFormat({ LOG_FORMAT: asked, NODE_ENV: mode }) {
  if (asked === 'json' || asked === 'text') return asked
  return mode === 'production' || mode === undefined ? 'json' : 'text'
}
