import { expect, test } from '@playwright/test'
import { fuzzServer } from '../../fuzz/fuzz-server'
import { type RawRequest, sendRaw } from '../../fuzz/raw-request'

const port = Number(process.env.E2E_PORT)
const server = { hostname: '127.0.0.1', port }
const ADMIN = `localhost:${port}`
const SITE = `southerncross.localhost:${port}`

const FORM = 'multipart/form-data; boundary=x'
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'

const request = (changes: Partial<RawRequest>): RawRequest => ({
  method: 'GET',
  target: '/',
  host: SITE,
  headers: [],
  body: null,
  ...changes,
})
const typed = (type: string): RawRequest['headers'] => [['Content-Type', type]]

type Case = readonly [what: string, status: number, changes: Partial<RawRequest>]

const cases: readonly Case[] = [
  ...[
    '/%C0%AF',
    '/%ED%A0%80',
    '/%00',
    '/search/%C0%AF',
    '/cars/%ED%A0%80',
    '/media/%00',
    '/image/stock/%00/x',
    '/%zz',
  ].map((target): Case => [`${target} of a website`, 404, { target }]),
  ...[
    '/%C0%AF',
    '/admin/%ED%A0%80',
    '/admin/%00',
    '/admin/%zz',
    '/api/%',
    '/api/pages/%00',
    '/_next/static/%FF',
  ].map((target): Case => [`${target} of the admin`, 404, { target, host: ADMIN }]),
  ['a path that climbs to the admin', 404, { target: '/search/../../admin' }],
  ['a host of dots', 400, { host: '..' }],
  ['an invalid host', 400, { host: 'a b' }],
  ['a target that is not a path', 400, { method: 'OPTIONS', target: '*' }],
  ['a form sent to a page', 405, { method: 'POST', target: '/about-us', headers: typed(FORM), body: PART }],
  ['a form sent to the home page', 405, { method: 'POST', headers: typed(FORM), body: PART }],
  [
    'a form sent to the admin',
    405,
    { method: 'POST', target: '/admin', host: ADMIN, headers: typed(FORM), body: PART },
  ],
  [
    'a form sent to an unknown endpoint',
    404,
    { method: 'POST', target: '/api/nothing', headers: typed(FORM), body: PART },
  ],
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map(
    (method): Case => [`${method} to a page`, 405, { method, target: '/about-us' }],
  ),
  ['TRACE to an endpoint', 405, { method: 'TRACE', target: '/api/stock/search' }],
  ['a request to verify a user', 404, { method: 'POST', target: '/api/users/verify/x', host: ADMIN }],
  ...['constructor', '__proto__'].map(
    (name): Case => [`the API path ${name}`, 404, { target: `/api/${name}`, host: ADMIN }],
  ),
  [
    'text instead of JSON',
    415,
    { method: 'POST', target: '/api/users/login', host: ADMIN, headers: typed('text/plain'), body: 'x' },
  ],
  [
    'truncated JSON',
    400,
    {
      method: 'POST',
      target: '/api/users/login',
      host: ADMIN,
      headers: typed('application/json'),
      body: '{"email":',
    },
  ],
  [
    'a truncated upload',
    400,
    { method: 'POST', target: '/api/users/login', host: ADMIN, headers: typed(FORM), body: '--x\r\nContent' },
  ],
  [
    'an invalid router state',
    400,
    {
      headers: [
        ['RSC', '1'],
        ['Next-Router-State-Tree', '{}'],
      ],
    },
  ],
  [
    'a server function call from another host',
    403,
    {
      method: 'POST',
      target: '/admin',
      host: ADMIN,
      headers: [
        ['Next-Action', 'x'],
        ['Origin', 'null'],
      ],
      body: '[]',
    },
  ],
]

for (const [what, status, changes] of cases) {
  test(`${what} gets status ${status}`, async () => {
    expect(await sendRaw(server, request(changes))).toBe(status)
  })
}

test('a form sent to a page gets 405 with the allowed methods', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/admin`, { method: 'PUT' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('no fuzzed request makes the server fail', async () => {
  const sites = ['southerncross', 'outpost', 'tworivers'].map((site) => `${site}.localhost:${port}`)
  const { failures } = await fuzzServer({
    server,
    hosts: [ADMIN, ...sites],
    requests: 300,
    seed: 12,
    atOnce: 4,
  })
  expect(failures).toEqual([])
})
