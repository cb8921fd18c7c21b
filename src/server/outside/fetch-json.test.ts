import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchJson } from './fetch-json'

const limits = { allowPrivate: true, idleMs: 4000, totalMs: 4000, maxBytes: 1000 }

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('a service that is down', () => {
  it('is known to be at once, in a line without its path and key [GAUGE-03, FIN-45, DEL-04, VDP-37]', async () => {
    const port = await freePort()
    const start = performance.now()
    const failure = await fetchJson(`http://127.0.0.1:${port}/v1?key=s3cret`, limits).catch((error) => error)
    expect(performance.now() - start).toBeLessThan(1000)
    expect(failure).toMatchObject({ message: `The connection to 127.0.0.1:${port} failed.`, retry: true })
  })

  it('is known to be when its name leads nowhere [GAUGE-03, FIN-45, DEL-04, VDP-37]', async () => {
    await expect(fetchJson('http://nowhere.invalid/v1?key=s3cret', limits)).rejects.toThrow(
      /^The connection to nowhere\.invalid failed\.$/,
    )
  })
})
