import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { startUpstream } from '../../support/servers/upstream'
import { siteOf } from '../search/search-site'
import { openSendingSite, type SendingSite } from './sending-site'

let site: SendingSite
let askTurnstile: typeof import('@/server/leads/spam/ask-turnstile').askTurnstile
let scoreSubmission: typeof import('@/server/leads/spam/score-submission').scoreSubmission

beforeAll(async () => {
  site = await openSendingSite()
  ;({ askTurnstile } = await import('@/server/leads/spam/ask-turnstile'))
  ;({ scoreSubmission } = await import('@/server/leads/spam/score-submission'))
})
afterAll(() => site?.close())

const says = (answer: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(answer))

async function asked(respond: (response: ServerResponse) => void) {
  const bodies: string[] = []
  const upstream = await startUpstream((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk))
    request.on('end', () => respond(response))
  })
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const outcome = await askTurnstile('secret', 'token', `${upstream.address}/siteverify`)
    return { outcome, body: bodies.join(''), lines: log.mock.calls.length }
  } finally {
    log.mockRestore()
    await upstream.close()
  }
}

describe('Turnstile', () => {
  it('gets the secret and the token, and nothing about the shopper [ENQ-12]', async () => {
    const { outcome, body } = await asked(says({ success: true }))
    expect([outcome, JSON.parse(body)]).toEqual(['passed', { secret: 'secret', response: 'token' }])
  })

  it.each<[what: string, respond: (response: ServerResponse) => void, outcome: string, lines: number]>([
    [
      'takes the sender for a robot',
      says({ success: false, 'error-codes': ['invalid-input-response'] }),
      'failed',
      0,
    ],
    [
      'has seen the token before',
      says({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
      'reused',
      0,
    ],
    [
      'refuses our secret',
      says({ success: false, 'error-codes': ['invalid-input-secret'] }),
      'unavailable',
      1,
    ],
    ['is down', (response) => response.destroy(), 'unavailable', 1],
    ['fails', (response) => void response.writeHead(500).end(), 'unavailable', 1],
    ['answers with a page', (response) => void response.end('<html>'), 'unavailable', 1],
    ['answers with another shape', says([1]), 'unavailable', 1],
    ['answers with 10 MB', (response) => void response.end('x'.repeat(10_000_000)), 'unavailable', 1],
    ['does not answer within three seconds', () => {}, 'unavailable', 1],
  ])('that %s costs no lead and at most one log line [ENQ-12]', async (_, respond, outcome, lines) => {
    expect(await asked(respond)).toMatchObject({ outcome, lines })
  })

  it('is asked only with a site key and a secret, and raises the score when it is down [ENQ-12]', async () => {
    const sent = {
      submission: { openedAt: 30_000, turnstile: 'token', trap: '' },
      answers: {},
      sentFromNetwork: 1,
      now: 0,
    }
    const down = jest.fn(async () => 'unavailable' as const)
    const score = async (key: string) =>
      (await scoreSubmission(siteOf({ 'leads.turnstileKey': key }), sent, down)).score
    expect([await score(''), await score('0x4AAA')]).toEqual([0, 0])
    expect(down).not.toHaveBeenCalled()
    await site.pool.query(`UPDATE tenants SET turnstile_secret = 'secret' WHERE id = 1`)
    expect(await score('0x4AAA')).toBe(20)
    expect(down).toHaveBeenCalledWith('secret', 'token')
  })
})
