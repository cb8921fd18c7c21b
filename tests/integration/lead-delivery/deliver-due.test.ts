import type { RequestListener } from 'node:http'
import type { BackgroundLoop } from '@/server/jobs/background-loop'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { until } from '../import/programs'
import { type LeadSite, openLeadSite } from './lead-site'

let site: LeadSite
let crm: Upstream
let slow: Upstream
/** The answers that the slow receiver has not given yet. */
const held: (() => void)[] = []
const loops: BackgroundLoop[] = []
let start: (perSecond?: number) => BackgroundLoop

const accept: RequestListener = (request, response) => {
  request.resume()
  response.writeHead(200).end()
}

beforeAll(async () => {
  site = await openLeadSite()
  process.env.DATABASE_URL = site.url
  const { createDeliveryTools } = await import('@/server/leads/delivery/delivery-tools')
  const { startDeliveries } = await import('@/server/leads/delivery/deliver-due')
  crm = await startUpstream(accept)
  slow = await startUpstream((request, response) => void held.push(() => accept(request, response)))
  start = (perSecond = 1000) => {
    const tools = createDeliveryTools(site.pool)
    const loop = startDeliveries(
      { ...tools, webhookLimits: { ...tools.webhookLimits, allowPrivate: true } },
      perSecond,
    )
    loops.push(loop)
    return loop
  }
})
afterEach(async () => {
  for (const answer of held.splice(0)) answer()
  await Promise.all(loops.splice(0).map((loop) => loop.stop()))
  await site.pool.query('DELETE FROM lead_deliveries')
})
afterAll(async () => {
  await Promise.all([crm.close(), slow.close()])
  await (await import('@/server/clients/database')).database().end()
  await site.close()
})

const add = (upstream: Upstream, path = '/') => site.addDelivery('webhook', upstream.address + path)

const states = async () => {
  const { rows } = await site.pool.query('SELECT state, attempts FROM lead_deliveries ORDER BY id')
  return rows.map(({ state, attempts }) => `${state} ${attempts}`)
}

const pendingTo = async (upstream: Upstream) => {
  const { rows } = await site.pool.query(
    `SELECT FROM lead_deliveries WHERE state = 'pending' AND target LIKE $1 || '%'`,
    [upstream.address],
  )
  return rows.length
}

const delivered = (upstream: Upstream) =>
  until(
    async () => ((await pendingTo(upstream)) === 0 ? true : undefined),
    `deliveries to ${upstream.address}`,
  )

describe('The deliveries of a worker', () => {
  it('are made as they become due, a mail without a mail server too', async () => {
    const ids = [await add(crm), await site.addDelivery('email', 'sales@example.com')]
    await site.pool.query(
      `UPDATE lead_deliveries SET next_attempt_at = now() + interval '1 hour' WHERE id = $1`,
      [ids[0]],
    )
    start()
    await until(async () => ((await states())[1] === 'delivered 1' ? true : undefined), 'the mail')
    expect(await states()).toEqual(['pending 0', 'delivered 1'])
    await site.makeDue(ids[0] ?? 0)
    await delivered(crm)
    expect(await states()).toEqual(['delivered 1', 'delivered 1'])
  })

  it('that fail for an unknown reason count as attempts, so that they end and staff are alerted', async () => {
    const { createDeliveryTools } = await import('@/server/leads/delivery/delivery-tools')
    const id = await site.addDelivery('email', 'sales@example.com')
    const fail = async () => {
      throw new TypeError('not a text')
    }
    const mailServer = { host: 'mail.example', send: fail, close: () => {} }
    await site.attempt({ ...createDeliveryTools(site.pool), mailServer }, id)
    expect(await site.delivery(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      reason: 'The lead could not be prepared for its receiver.',
    })
  })

  it('that the worker did not survive five times in a row end, and staff are alerted', async () => {
    const { createDeliveryTools } = await import('@/server/leads/delivery/delivery-tools')
    const { claimDeliveries } = await import('@/server/leads/delivery/claim-deliveries')
    const id = await add(crm)
    for (let nth = 0; nth < 5; nth++) {
      await claimDeliveries(site.pool, [id])
      await site.makeDue(id)
    }
    await site.attempt(createDeliveryTools(site.pool), id)
    expect(await site.delivery(id)).toMatchObject({
      state: 'undelivered',
      attempts: 6,
      reason: 'The worker stopped during 5 attempts in a row.',
      alerted_at: expect.any(Date),
    })
  })

  it('pass a receiver that does not answer: it holds four attempts, and others get their leads', async () => {
    for (let nth = 0; nth < 120; nth++) await add(slow, `/hook-${nth}`)
    await add(crm)
    start()
    await delivered(crm)
    expect(await pendingTo(slow)).toBe(120)
    expect((await states()).filter((state) => state === 'pending 1')).toHaveLength(4)
  })

  it('are made once by several workers', async () => {
    for (let nth = 0; nth < 30; nth++) await add(crm)
    start()
    start()
    await delivered(crm)
    expect(await states()).toEqual(Array(30).fill('delivered 1'))
  })

  it('that have begun end before the worker stops', async () => {
    await add(slow)
    const loop = start()
    await until(async () => (held.length > 0 ? true : undefined), 'the request')
    const stopped = loop.stop()
    for (const answer of held.splice(0)) answer()
    await stopped
    expect(await states()).toEqual(['delivered 1'])
  })
})
