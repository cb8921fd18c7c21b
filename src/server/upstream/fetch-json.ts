import type { IncomingMessage } from 'node:http'
import { FetchFailed } from './fetch-failed'
import { type FetchLimits, openAddress, type Post } from './open-address'

type Headers = Post['headers']

/**
 * Fetches JSON. Returns null for status 204, and undefined for any other empty body, which no service means. Posts `body`, when given, as
 * JSON with `headers`. Throws a `FetchFailed` when the response is late, is not JSON, is unsuccessful, or exceeds `maxBytes`.
 */
export function fetchJson(
  address: string,
  limits: FetchLimits,
  body?: unknown,
  headers?: Headers,
): Promise<unknown> {
  const post = body === undefined ? undefined : { body: JSON.stringify(body), headers }
  return fetched(address, limits, post, async (response, host) => {
    const text = await textOf(response, limits.maxBytes, host)
    if (text === '') return response.statusCode === 204 ? null : undefined
    return JSON.parse(text)
  })
}

/** Posts data as JSON. Does not read the body of a successful response. */
export function postJson(
  address: string,
  limits: FetchLimits,
  body: unknown,
  headers?: Headers,
): Promise<void> {
  return fetched(address, limits, { body: JSON.stringify(body), headers }, async (response) => {
    response.destroy()
  })
}

/** Fetches a page's HTML or other text. Throws a `FetchFailed` as `fetchJson` does. */
export const fetchText = (address: string, limits: FetchLimits): Promise<string> =>
  fetched(address, limits, undefined, (response, host) => textOf(response, limits.maxBytes, host))

async function fetched<T>(
  address: string,
  limits: FetchLimits,
  post: Post | undefined,
  read: (response: IncomingMessage, host: string) => Promise<T>,
): Promise<T> {
  const { host } = new URL(address)
  const signal = AbortSignal.timeout(limits.totalMs)
  let response: IncomingMessage | undefined
  try {
    response = await openAddress(address, limits, signal, post)
    return await read(response, host)
  } catch (error) {
    response?.destroy()
    if (error instanceof FetchFailed) throw error
    if (signal.aborted) throw new FetchFailed(`${host} took longer than ${limits.totalMs} ms.`, true)
    if (error instanceof SyntaxError) throw new FetchFailed(`${host} did not answer with JSON.`, false)
    throw new FetchFailed(`The connection to ${host} failed.`, true)
  }
}

async function textOf(response: IncomingMessage, maxBytes: number, host: string): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FetchFailed(`${host} answered with more than ${maxBytes} bytes.`, false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
