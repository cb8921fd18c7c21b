import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { type LeadSite, openLeadSite } from './lead-site'
import { type LoggedLines, recordLog } from './logged-lines'

const SECRET = 'the secret of the webhook'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let site: LeadSite
let crm: Upstream
let answer: RequestListener
let received: Received[] = []
let logged: LoggedLines
let deliver: (id: number, more?: { allowPrivate?: boolean; totalMs?: number }) => Promise<void>

beforeAll(async () => {
  site = await openLeadSite()
  process.env.DATABASE_URL = site.url
  const { createDeliveryTools } = await import('@/server/leads/delivery/delivery-tools')
  deliver = async (id, { allowPrivate = true, totalMs = 10_000 } = {}) => {
    const tools = createDeliveryTools(site.pool)
    const webhookLimits = { ...tools.webhookLimits, allowPrivate, totalMs, idleMs: totalMs }
    await site.attempt({ ...tools, webhookLimits }, id)
  }
  crm = await startUpstream(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    answer(request, response)
  })
})
beforeEach(() => {
  received = []
  answer = (_, response) => void response.writeHead(200).end('ok')
  logged = recordLog()
})
afterEach(() => logged.restore())
afterAll(async () => {
  await crm.close()
  await (await import('@/server/clients/database')).database().end()
  await site.close()
})

const add = (target = `${crm.address}/leads?key=s3cret`) => site.addDelivery('webhook', target)

describe('A webhook', () => {
  it('gets the lead as JSON, and 200 means delivered [ENQ-18, INT-02]', async () => {
    const id = await add()
    await deliver(id)
    const delivery = await site.delivery(id)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, next_attempt_at: null, reason: null })
    expect(delivery.log).toEqual([
      { at: expect.any(String), ok: true, answer: expect.stringMatching(/answered with status 200\.$/) },
    ])
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(headers['x-forecourt-delivery']).toBe(delivery.delivery_id)
    expect(headers['x-forecourt-signature']).toBeUndefined()
    expect(JSON.parse(body)).toMatchObject({
      delivery_id: delivery.delivery_id,
      person: { name: 'Robin', email: 'robin.testperson@example.com' },
    })
  })

  it('is signed with the secret of its rule, over the time and the body', async () => {
    const { sealText } = await import('@/server/secrets/sealed-text')
    const secret = sealText(SECRET, 'webhook secret', site.tenantId)
    const ruleId = await site.addRule({ method: 'webhook', webhook_url: crm.address, webhook_secret: secret })
    const id = await site.addDelivery('webhook', crm.address, { ruleId })
    await deliver(id)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const [, time, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-forecourt-signature'])) ?? []
    expect(hash).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'))
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  })

  it('is not sent unsigned if its secret cannot be read', async () => {
    const ruleId = await site.addRule({ method: 'webhook', webhook_secret: 'v1.nonsense' })
    const id = await site.addDelivery('webhook', crm.address, { ruleId })
    await deliver(id)
    expect(received).toEqual([])
    expect(await site.delivery(id)).toMatchObject({
      state: 'pending',
      reason: expect.stringContaining('secret'),
    })
  })

  it('is tried again with the same id after a 500, half a minute later', async () => {
    answer = (_, response) =>
      void response.writeHead(500).end('<script>alert("robin.testperson@example.com")</script>')
    const id = await add()
    await deliver(id)
    const failed = await site.delivery(id)
    expect(failed).toMatchObject({ state: 'pending', reason: expect.stringContaining('status 500') })
    const pause = (failed.next_attempt_at?.getTime() ?? 0) - Date.parse(failed.log[0]?.at ?? '')
    expect(pause).toBe(30_000)
    expect(await site.due()).not.toContain(id)
    answer = (_, response) => void response.writeHead(204).end()
    await site.makeDue(id)
    await deliver(id)
    expect(await site.delivery(id)).toMatchObject({ state: 'delivered', attempts: 2 })
    const ids = received.map(({ headers, body }) => [
      headers['x-forecourt-delivery'],
      JSON.parse(body).delivery_id,
    ])
    expect(ids).toEqual([Array(2).fill(failed.delivery_id), Array(2).fill(failed.delivery_id)])
  })

  it('that answers 410 gets nothing again, and the website’s people hear of it', async () => {
    answer = (_, response) => void response.writeHead(410).end()
    const id = await add()
    await deliver(id)
    expect(await site.delivery(id)).toMatchObject({
      state: 'undelivered',
      attempts: 1,
      next_attempt_at: null,
      reason: expect.stringContaining('status 410'),
    })
  })

  it.each([301, 302, 307, 308])('is not followed to another address on a %d', async (status) => {
    answer = (_, response) => void response.writeHead(status, { location: `${crm.address}/elsewhere` }).end()
    const id = await add()
    await deliver(id)
    expect(received).toHaveLength(1)
    expect(await site.delivery(id)).toMatchObject({
      state: 'pending',
      reason: expect.stringContaining(`${status}`),
    })
  })

  it('waits as long as the receiver asks', async () => {
    answer = (_, response) => void response.writeHead(429, { 'retry-after': '300' }).end()
    const id = await add()
    await deliver(id)
    const { next_attempt_at: next, log } = await site.delivery(id)
    expect((next?.getTime() ?? 0) - Date.parse(log[0]?.at ?? '')).toBe(300_000)
  })

  it('to a private address is refused', async () => {
    const id = await add()
    await deliver(id, { allowPrivate: false })
    expect(received).toEqual([])
    expect(await site.delivery(id)).toMatchObject({
      state: 'pending',
      reason: '127.0.0.1 is a private address. Only public addresses are fetched.',
    })
  })
})

describe('A webhook whose receiver', () => {
  const outcome = async (id: number) => {
    const { state, log } = await site.delivery(id)
    return [state, log.length]
  }

  it('answers after 3 seconds still counts as delivered, with one log line', async () => {
    answer = async (_, response) => {
      await sleep(3000)
      response.writeHead(200).end()
    }
    const id = await add()
    await deliver(id)
    expect(await outcome(id)).toEqual(['delivered', 1])
    expect(logged.take()).toHaveLength(1)
  })

  it('does not answer in time is tried again, with one log line', async () => {
    answer = () => {}
    const id = await add()
    await deliver(id, { totalMs: 500 })
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toEqual([
      expect.stringMatching(/^warn delivery \d+ by webhook: retried \(attempt 1\): /),
    ])
  })

  it('is down is tried again, with one log line', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const id = await add(`http://127.0.0.1:${port}/leads`)
    await deliver(id)
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toEqual([expect.stringContaining(`The connection to 127.0.0.1:${port} failed.`)])
  })

  it('does not speak HTTP is tried again, with one log line', async () => {
    const server = createTcpServer((socket) => socket.resume().end('220 mail.example.com ESMTP\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const id = await add(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await deliver(id)
    await new Promise((resolve) => server.close(resolve))
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toHaveLength(1)
  })

  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'application/json'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'],
    ['10 MB', Buffer.alloc(10_000_000, 'x'), 'text/plain'],
    ['hostile markup', '<script>alert(1)</script>\r\nX: y\u0000', 'text/html'],
  ])(
    'answers 200 with %s has the lead, and nothing of the answer is stored or logged',
    async (_, body, type) => {
      answer = (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body)
      const id = await add()
      const started = performance.now()
      await deliver(id)
      expect(performance.now() - started).toBeLessThan(3000)
      expect(await outcome(id)).toEqual(['delivered', 1])
      const lines = logged.take()
      expect(lines).toEqual([
        expect.stringMatching(
          /^info delivery \d+ by webhook: delivered \(attempt 1\): \S+ answered with status 200\.$/,
        ),
      ])
    },
  )

  it.each([400, 404, 500, 503])(
    'answers %d is tried again, with one log line without personal data',
    async (status) => {
      answer = (request, response) =>
        void response.writeHead(status).end(`no ${request.url} robin.testperson@example.com`)
      const id = await add()
      await deliver(id)
      expect(await outcome(id)).toEqual(['pending', 1])
      const lines = logged.take()
      expect(lines).toHaveLength(1)
      expect(JSON.stringify([lines, (await site.delivery(id)).log])).not.toMatch(
        /robin|testperson|s3cret|4123/i,
      )
    },
  )
})

describe('Three days after the first attempt', () => {
  it('a delivery ends with its reason and one alert a day for each receiver [ENQ-18]', async () => {
    await site.addPerson('admin@example.com')
    answer = (_, response) => void response.writeHead(500).end()
    const target = `${crm.address}/three-days`
    const ids = [await add(target), await add(target)]
    for (const id of ids) {
      await deliver(id)
      await site.pool.query(
        `UPDATE lead_deliveries SET next_attempt_at = now(), attempts = 26,
           log = (SELECT jsonb_agg(jsonb_build_object('at', to_char((now() - interval '73 hours') AT TIME ZONE 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ok', false, 'answer', 'status 500')) FROM generate_series(1, 20))
         WHERE id = $1`,
        [id],
      )
      await deliver(id)
    }
    const [first, second] = [await site.delivery(ids[0] ?? 0), await site.delivery(ids[1] ?? 0)]
    expect(first).toMatchObject({
      state: 'undelivered',
      attempts: 27,
      reason: expect.stringContaining('500'),
    })
    expect(second).toMatchObject({ state: 'undelivered', alerted_at: null })
    expect(first.alerted_at).not.toBeNull()
    const { rows } = await site.pool.query(
      `SELECT "to", subject, text FROM leads.mails WHERE text LIKE '%three-days%'`,
    )
    expect(rows).toEqual([
      {
        to: 'admin@example.com',
        subject: 'Site: A lead could not be delivered',
        text: expect.stringContaining('answered with status 500.'),
      },
    ])
    expect(rows[0].text).not.toMatch(/robin|testperson/i)
  })
})

describe('A delivery', () => {
  it('is made by one of many workers that try at once', async () => {
    const id = await add()
    await Promise.all(Array.from({ length: 8 }, () => deliver(id)))
    expect(received).toHaveLength(1)
    expect(await site.delivery(id)).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  it('comes back after its time if the worker that took it was killed, with the attempt in its log', async () => {
    const { claimDeliveries } = await import('@/server/leads/delivery/claim-deliveries')
    const id = await add()
    await claimDeliveries(site.pool, [id])
    await deliver(id)
    expect(received).toEqual([])
    expect(await site.due()).not.toContain(id)
    await site.makeDue(id)
    await deliver(id)
    const { state, log } = await site.delivery(id)
    expect([state, log.map(({ answer: said }) => said)]).toEqual([
      'delivered',
      ['The worker stopped before the answer.', expect.stringContaining('200')],
    ])
  })

  it('of a lead that was erased or marked as spam meanwhile is cancelled', async () => {
    for (const lead of [{ erased_at: new Date() }, { is_spam: true }]) {
      const id = await site.addDelivery('webhook', crm.address, { lead })
      await deliver(id)
      expect(await site.delivery(id)).toMatchObject({ state: 'cancelled', reason: expect.any(String) })
    }
    expect(received).toEqual([])
  })
})
