import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebResponse } from '../web-response.mjs'

let server: Server
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  server = createServer({ ServerResponse: WebResponse }, (_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function ask(protocol: string) {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-proto': protocol, connection: 'close' }
  const response = await fetch(`http://127.0.0.1:${port}/admin`, { headers })
  return { hsts: response.headers.get('strict-transport-security'), cookies: response.headers.getSetCookie() }
}

const LANGUAGE = 'payload-lng=en; Path=/'

describe('over https, a cookie is Secure', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['that was set before the response is sent', (response) => response.setHeader('Set-Cookie', LANGUAGE)],
    ['that was appended', (response) => response.appendHeader('Set-Cookie', LANGUAGE)],
    ['that is sent with the status', (response) => response.writeHead(200, { 'set-cookie': [LANGUAGE] })],
    ['that is sent as a list', (response) => response.writeHead(200, 'OK', ['Set-Cookie', LANGUAGE])],
  ])('%s', async (_, send) => {
    answer = (response) => {
      send(response)
      response.end('sent')
    }
    expect((await ask('https')).cookies).toEqual([`${LANGUAGE}; Secure`])
  })

  it('once only, and each of several', async () => {
    answer = (response) => {
      response.setHeader('Set-Cookie', [LANGUAGE, 'payload-token=x; secure; HttpOnly', 'a=secure'])
      response.end('sent')
    }
    expect((await ask('https')).cookies).toEqual([
      `${LANGUAGE}; Secure`,
      'payload-token=x; secure; HttpOnly',
      'a=secure; Secure',
    ])
  })
})

it('over https, as the outermost proxy says, HSTS is sent', async () => {
  answer = (response) => response.end('sent')
  expect(await ask('https, http')).toEqual({ hsts: 'max-age=31536000', cookies: [] })
})

it('over http, there is no HSTS and cookies are left as they are', async () => {
  answer = (response) => {
    response.setHeader('Set-Cookie', LANGUAGE)
    response.end('sent')
  }
  expect(await ask('http')).toEqual({ hsts: null, cookies: [LANGUAGE] })
})
