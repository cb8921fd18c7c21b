import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FetchFailed } from './fetch-failed'
import { isPublicAddress } from './public-address'

const MAX_REDIRECTS = 3

const MAX_RETRY_AFTER_MS = 600_000

export interface Post {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface FetchLimits {
  /** Allows private addresses (for tests, and for services inside the same network). */
  allowPrivate: boolean
  /** Milliseconds without a byte before the fetch fails. */
  idleMs: number
  /** Milliseconds for the whole fetch. */
  totalMs: number
  maxBytes: number
}

const refused = (host: string) =>
  new FetchFailed(`${host} is a private address. Only public addresses are fetched.`, false)

/** Resolves a name and checks the addresses as part of connecting: a name checked earlier could resolve to another address now. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const bad = addresses.find(({ address }) => !isPublicAddress(address))
    if (bad) return done(refused(hostname), '')
    if (options.all) return done(null, addresses)
    const first = addresses[0]
    return first ? done(null, first.address, first.family) : done(new Error('no address'), '')
  })
}

/** Names under `localhost` are this machine (RFC 6761). Node asks the DNS for them, which does not know them. */
const localLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, done)

function request(
  url: URL,
  { allowPrivate, idleMs }: FetchLimits,
  signal: AbortSignal,
  post: Post | undefined,
): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) throw refused(literal)
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': 'Forecourt',
    ...(post && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(post.body) }),
    ...post?.headers,
  }
  const method = post ? 'POST' : 'GET'
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      signal,
      timeout: idleMs,
      lookup: allowPrivate ? localLookup : publicLookup,
    }
    const outgoing = open(url, options, resolve)
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new FetchFailed(`${url.host} does not answer.`, true)))
    outgoing.end(post?.body)
  })
}

function nextAddress(response: IncomingMessage, url: URL): URL | null {
  const { statusCode = 0, headers } = response
  if (statusCode < 300 || statusCode >= 400 || !headers.location) return null
  if (!URL.canParse(headers.location, url))
    throw new FetchFailed(`${url.host} redirects without an address.`, false)
  return new URL(headers.location, url)
}

function checkStatus(response: IncomingMessage, host: string): void {
  const { statusCode = 0, headers } = response
  if (statusCode >= 200 && statusCode < 300) return
  response.destroy()
  const isTemporary = statusCode >= 500 || statusCode === 429 || statusCode === 408
  const rest = retryAfterMs(headers['retry-after'], Date.now())
  throw new FetchFailed(`${host} answered with status ${statusCode}.`, isTemporary, statusCode, rest)
}

/** Parses `Retry-After`, in seconds or as a date, into milliseconds from `now`: at most ten minutes, and 0 when missing or invalid. */
function retryAfterMs(requested = '', now: number): number {
  const ms = /^\d+$/.test(requested) ? Number(requested) * 1000 : Date.parse(requested) - now
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : 0
}

/**
 * Opens a URL and follows at most three redirects, each checked like the first URL. A `post` does not follow redirects. Throws a
 * `FetchFailed` for anything but a successful response.
 */
export async function openAddress(
  address: string,
  limits: FetchLimits,
  signal: AbortSignal,
  post?: Post,
): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new FetchFailed('Only http and https addresses are fetched.', false)
    }
    const response = await request(url, limits, signal, post)
    const next = nextAddress(response, url)
    if (!next || post) {
      checkStatus(response, url.host)
      return response
    }
    response.destroy()
    url = next
  }
  throw new FetchFailed(`${url.host} redirects more than ${MAX_REDIRECTS} times.`, false)
}
