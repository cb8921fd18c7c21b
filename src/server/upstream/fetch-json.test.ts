import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FetchFailed } from './fetch-failed'
import { fetchJson } from './fetch-json'

const limits = { allowPrivate: true, idleMs: 4000, totalMs: 4000, maxBytes: 1000 }

/** A port that no server listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('fetchJson, for a service that is down,', () => {
  it('fails at once, with a message that does not reveal the path or key [GAUGE-03, FIN-45, DEL-04, VDP-37]', async () => {
    const port = await freePort()
    const start = performance.now()
    const failure = await fetchJson(`http://127.0.0.1:${port}/v1?key=s3cret`, limits).catch((error) => error)
    expect(performance.now() - start).toBeLessThan(1000)
    expect(failure).toMatchObject({ message: `The connection to 127.0.0.1:${port} failed.`, retry: true })
  })

  it('fails when the host name does not resolve [GAUGE-03, FIN-45, DEL-04, VDP-37]', async () => {
    await expect(fetchJson('http://nowhere.invalid/v1?key=s3cret', limits)).rejects.toThrow(
      /^The connection to nowhere\.invalid failed\.$/,
    )
  })
})

describe('fetchJson, for a service that asks callers to wait,', () => {
  const ask = async (retryAfter: string) => {
    const server = createServer((_, response) => response.writeHead(429, { 'Retry-After': retryAfter }).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const failure = await fetchJson(`http://127.0.0.1:${port}/`, limits).catch((error: unknown) => error)
    await new Promise((resolve) => server.close(resolve))
    return failure instanceof FetchFailed ? failure.retryAfterMs : Number.NaN
  }

  it.each([
    ['120', 120_000],
    ['99999999999999999999', 600_000],
    ['-5', 0],
    ['soon', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 600_000],
  ])('reads Retry-After %s as %d milliseconds, with a maximum of ten minutes', async (requested, ms) => {
    expect(await ask(requested)).toBe(ms)
  })

  it('reads Retry-After with a date as the time until then', async () => {
    const ms = await ask(new Date(Date.now() + 60_000).toUTCString())
    expect(ms).toBeGreaterThan(55_000)
    expect(ms).toBeLessThanOrEqual(60_000)
  })
})
