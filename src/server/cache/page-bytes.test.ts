import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dropBytes, keepBytes, sendKeptBytes } from './page-bytes.mjs'

const page = (word: string) => `<h1>${word}: $24,990 – “drive away” 🚗</h1>`.repeat(400)
const pages: Record<string, string> = { '/kept': page('kept'), '/other': page('other'), '/short': 'short' }

async function fetchText(port: number, path: string) {
  const [answer] = (await once(get({ port, path, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { text: Buffer.concat(parts).toString(), length: Number(answer.headers['content-length']) }
}

describe('the bytes of kept pages', () => {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''] ?? ''
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  })
  let port = 0

  beforeAll(async () => {
    sendKeptBytes()
    server.listen(0)
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
  })

  it('are sent as the page reads, and whatever is not kept is sent as ever', async () => {
    keepBytes(pages['/kept'])
    for (const [path, body] of Object.entries(pages)) {
      expect(await fetchText(port, path)).toEqual({ text: body, length: Buffer.byteLength(body) })
    }
  })

  it('are given up with the page, which is then sent as ever', async () => {
    dropBytes(pages['/kept'])
    expect((await fetchText(port, '/kept')).text).toBe(pages['/kept'])
  })
})
