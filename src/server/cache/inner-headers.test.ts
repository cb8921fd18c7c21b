import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepPathsInside } from './inner-headers.mjs'

it('does not tell the path that the proxy made of an address, and every other header as ever', async () => {
  keepPathsInside()
  const server = createServer((_, response) => {
    response.setHeader('x-middleware-rewrite', `/search/~${'a'.repeat(20_000)}`)
    response.setHeader('x-robots-tag', 'noindex')
    response.end('results')
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-length': '7' })
  expect(answer.headers).not.toHaveProperty('x-middleware-rewrite')
  server.close()
})
