import { ServerResponse } from 'node:http'
import { databaseCircuit } from '../clients/database-circuit.mjs'
import { answerInstead, RETRY_AFTER } from './answer-outage.mjs'
import { cachingHeaders } from './headers/caching-headers.mjs'
import { protectHttps } from './headers/protect-https.mjs'

const KEPT_HEADERS = ['x-request-id']

/**
 * The headers passed to `writeHead`.
 * @param {unknown[]} rest of the arguments of `writeHead` @returns {[name: string, value: string | string[] | number][]}
 */
function headersIn(rest) {
  const given = rest.find((part) => typeof part === 'object' && part !== null) ?? {}
  if (!Array.isArray(given)) return Object.entries(given).filter(([, value]) => value !== undefined)
  const flat = given.flat()
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1]]] : []))
}

/**
 * The response class of the web server (option `ServerResponse` of `createServer`). A response from Next gets the headers that say which
 * caches may store it. If the database failed since the request came in, `answerInstead` may replace it. Every 503 has Retry-After and
 * no-store. Over HTTPS, every response has HSTS and Secure cookies.
 * @template {import('node:http').IncomingMessage} [Request=import('node:http').IncomingMessage]
 * @extends {ServerResponse<Request>}
 */
export class WebResponse extends ServerResponse {
  /** Set before Next handles the request. Other responses are sent as they are. */
  isFromNext = false
  #came = databaseCircuit().now()
  #isReplaced = false

  /** @override @param {number} status @param {any[]} rest headers among them override those that are set here */
  writeHead(status, ...rest) {
    if (!this.isFromNext) return this.#sendHead(status, rest)
    const [, location] = headersIn(rest).find(([name]) => name.toLowerCase() === 'location') ?? []
    if (this.#replaceIfFailed(status, location)) return this
    const others = status === 503 ? this.#addRetryAfter(rest) : rest
    for (const [name, value] of Object.entries(cachingHeaders(this.req, this, status)))
      this.setHeader(name, value)
    return this.#sendHead(status, others)
  }

  /** @override @param {any} chunk @param {any} [encoding] @param {any} [callback] */
  write(chunk, encoding, callback) {
    return this.#replaceIfFailed() || super.write(chunk, encoding, callback)
  }

  /** @override @param {any[]} args */
  end(...args) {
    return this.#replaceIfFailed() ? this : super.end(...args)
  }

  /** @param {number} status @param {any[]} rest @returns {this} */
  #sendHead(status, rest) {
    return super.writeHead(status, ...protectHttps(this, rest))
  }

  /** A response without an explicit `writeHead` must be checked before its body is written. */
  #replaceIfFailed(status = this.statusCode, location = this.getHeader('location')) {
    if (
      this.#isReplaced ||
      !this.isFromNext ||
      this.headersSent ||
      !databaseCircuit().failedSince(this.#came)
    )
      return this.#isReplaced
    const instead = answerInstead(this.req, status, String(location ?? ''))
    if (instead) this.#replace(instead)
    return this.#isReplaced
  }

  /** @param {import('./answer-outage.mjs').Answer} answer */
  #replace({ status, headers, body }) {
    this.#isReplaced = true
    const replaced = this.getHeaderNames().filter((name) => !KEPT_HEADERS.includes(name))
    for (const name of replaced) this.removeHeader(name)
    this.#sendHead(status, [{ ...headers, 'Content-Length': body.byteLength }])
    super.end(this.req.method === 'HEAD' ? undefined : body)
  }

  /** @param {unknown[]} rest @returns {unknown[]} the same without the headers, which are set directly */
  #addRetryAfter(rest) {
    for (const [name, value] of headersIn(rest)) this.setHeader(name, value)
    if (!this.hasHeader('retry-after')) this.setHeader('Retry-After', RETRY_AFTER)
    this.setHeader('Cache-Control', 'no-store')
    return rest.filter((part) => typeof part === 'string')
  }
}
