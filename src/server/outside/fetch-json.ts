import type { IncomingMessage } from 'node:http'
import { FetchFailed } from './fetch-failed'
import { type FetchLimits, openAddress } from './open-address'

/**
 * What an address of the web answers, as JSON; null for an answer that says it has no content (204), and undefined for one that
 * is empty without saying so, which no service means. Plain data given as `body` is posted to it as JSON. Throws a `FetchFailed`
 * when it does not answer in time, answers with anything else, or with more than `maxBytes`.
 */
export async function fetchJson(address: string, limits: FetchLimits, body?: unknown): Promise<unknown> {
  const { host } = new URL(address)
  const signal = AbortSignal.timeout(limits.totalMs)
  let response: IncomingMessage | undefined
  try {
    response = await openAddress(
      address,
      limits,
      signal,
      body === undefined ? undefined : JSON.stringify(body),
    )
    const text = await textOf(response, limits.maxBytes, host)
    if (text === '') return response.statusCode === 204 ? null : undefined
    return JSON.parse(text)
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
