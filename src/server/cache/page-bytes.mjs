import { ServerResponse } from 'node:http'

/**
 * The bytes of the pages that are kept, by their HTML. Node encodes a string anew at every answer, which for a page of
 * 80 KB costs as much as the whole rest of the answer; the bytes of a page that does not change are made once.
 * See docs/adr/0009.
 */

/** Shorter answers are encoded faster than they are looked up. */
const WORTHWHILE = 8_192

const KEY = Symbol.for('forecourt.page-bytes')

/** @returns {Map<string, Buffer>} */
function known() {
  const holder = /** @type {Record<symbol, Map<string, Buffer>>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= new Map()
  return holder[KEY]
}

/** @param {unknown} html */
export function keepBytes(html) {
  if (typeof html === 'string' && html.length >= WORTHWHILE) known().set(html, Buffer.from(html))
}

/** @param {unknown} html */
export function dropBytes(html) {
  if (typeof html === 'string') known().delete(html)
}

/** Lets every response of this process send the kept bytes when it is given a kept page's HTML to end with. */
export function sendKeptBytes() {
  const { end } = ServerResponse.prototype
  /** @this {ServerResponse} @param {any[]} args */
  function endWithBytes(...args) {
    const [body] = args
    const bytes = typeof body === 'string' && body.length >= WORTHWHILE ? known().get(body) : undefined
    return Reflect.apply(end, this, bytes ? [bytes, ...args.slice(1)] : args)
  }
  ServerResponse.prototype.end = /** @type {typeof end} */ (endWithBytes)
}
