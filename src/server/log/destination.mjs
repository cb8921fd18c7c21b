import { textLines } from './text-lines.mjs'

/** One per process: Next bundles its own copy of this module for each route. */
const KEY = Symbol.for('forecourt.log-lines')

/** @typedef {Record<symbol, import('pino').DestinationStream | undefined>} Holder */
const holder = /** @type {Holder} */ (/** @type {unknown} */ (globalThis))

export const destination = () => holder[KEY] ?? textLines

/** @param {import('pino').DestinationStream | undefined} lines undefined for readable text */
export function setJsonLines(lines) {
  holder[KEY] = lines
}

export const isJson = () => holder[KEY] !== undefined

/**
 * The log format of a server: `LOG_FORMAT`, or else JSON in production and text otherwise.
 * @param {{ LOG_FORMAT?: string, NODE_ENV?: string }} environment
 * @returns {'json' | 'text'}
 */
export function logFormat({ LOG_FORMAT: requested, NODE_ENV: mode }) {
  if (requested === 'json' || requested === 'text') return requested
  return mode === 'production' || mode === undefined ? 'json' : 'text'
}
