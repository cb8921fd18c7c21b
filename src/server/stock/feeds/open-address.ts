import { lookup } from 'node:dns'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FetchFailed } from './fetch-failed'
import { isPublicAddress } from './public-address'

const MAX_REDIRECTS = 3

export interface FetchLimits {
  /** Lets private addresses be fetched (tests, feeds inside the same network). */
  allowPrivate: boolean
  /** Milliseconds without a byte before the fetch fails. */
  idleMs: number
  /** Milliseconds for the whole fetch. */
  totalMs: number
  maxBytes: number
}

const refused = (host: string) =>
  new FetchFailed(`${host} is a private address: feeds are fetched from the internet only.`, false)

/** Resolves a name for a connection, and refuses it there and then: a name checked earlier could resolve to another address now. */
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

function request(
  url: URL,
  { allowPrivate, idleMs }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) throw refused(literal)
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt stock feed' }
  return new Promise((resolve, reject) => {
    const options = { headers, signal, timeout: idleMs, ...(allowPrivate ? {} : { lookup: publicLookup }) }
    const outgoing = get(url, options, resolve)
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new FetchFailed(`${url.host} does not answer.`, true)))
  })
}

function nextAddress(response: IncomingMessage, url: URL): URL | null {
  const { statusCode = 0, headers } = response
  if (statusCode < 300 || statusCode >= 400 || !headers.location) return null
  if (!URL.canParse(headers.location, url)) throw new FetchFailed(`${url.host} redirects to nowhere.`, false)
  return new URL(headers.location, url)
}

function checkStatus({ statusCode = 0 }: IncomingMessage, host: string): void {
  if (statusCode >= 200 && statusCode < 300) return
  const mayRecover = statusCode >= 500 || statusCode === 429 || statusCode === 408
  throw new FetchFailed(`${host} answered with status ${statusCode}.`, mayRecover)
}

/**
 * Opens an address of the web, following at most three redirects, each checked as the first was. Throws a `FetchFailed`
 * for anything but a successful answer.
 */
export async function openAddress(
  address: string,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new FetchFailed('Feeds are fetched over http and https only.', false)
    }
    const response = await request(url, limits, signal)
    const next = nextAddress(response, url)
    if (!next) {
      checkStatus(response, url.host)
      return response
    }
    response.destroy()
    url = next
  }
  throw new FetchFailed(`${url.host} redirects more than ${MAX_REDIRECTS} times.`, false)
}
