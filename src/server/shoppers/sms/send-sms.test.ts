import type { IncomingMessage } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { log } from '../../log/log.mjs'
import { sendSms } from './send-sms'

const message = { to: '+61491570156', text: '123456 is your code', id: 'an-id' }
const QUICK = { allowPrivate: true, idleMs: 200, totalMs: 200, maxBytes: 1000 }

let service: Upstream
let answers: (number | 'silence')[]
let received: { body: unknown; headers: IncomingMessage['headers'] }[]
let warned: jest.SpyInstance

beforeAll(async () => {
  process.env.DATABASE_URL ??= 'postgres://localhost/none'
  process.env.PAYLOAD_SECRET ??= 'only for unit tests, nothing is signed'
  service = await startUpstream(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    received.push({ body: JSON.parse(body), headers: request.headers })
    const status = answers.shift() ?? 202
    if (status !== 'silence') response.writeHead(status).end()
  })
  process.env.SMS_URL = `${service.address}/messages`
  process.env.SMS_TOKEN = 'a-token'
})
beforeEach(() => {
  received = []
  warned = jest.spyOn(log, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => service.close())

describe('a text message', () => {
  it.each<[(number | 'silence')[], boolean, number]>([
    [[202], true, 1],
    [[500, 200], true, 2],
    [['silence', 200], true, 2],
    [[503, 503], false, 2],
    [[400], false, 1],
    [[401], false, 1],
  ])(
    'whose service answers %j is sent: %s, after %i requests [WATCH-05]',
    async (planned, sent, requests) => {
      answers = [...planned]
      expect(await sendSms(message, QUICK)).toBe(sent)
      expect(received).toHaveLength(requests)
      for (const { body, headers } of received) {
        expect(body).toEqual({ to: message.to, text: message.text })
        expect(headers).toMatchObject({ authorization: 'Bearer a-token', 'idempotency-key': 'an-id' })
      }
      expect(JSON.stringify(warned.mock.calls)).not.toMatch(/491570156|123456/)
    },
  )
})
