import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryMethod } from '@/domain/leads/delivery/delivery'
import { type LeadSite, openLeadSite } from './lead-site'
import { type LoggedLines, recordLog } from './logged-lines'
import { type MailCatcher, startMailCatcher } from './mail-catcher'

const FROM = 'leads@platform.example'

let site: LeadSite
let logged: LoggedLines
let deliver: (smtp: string | undefined, id: number, limits?: Limits) => Promise<void>
let sendMail: (smtp: string | undefined, id: number) => Promise<void>
let enqueue: typeof import('@/server/mail/enqueue-mail')['enqueueMail']
const catchers: { close(): Promise<unknown> }[] = []

interface Limits {
  mailMs?: number
  timeoutMs?: number
}

beforeAll(async () => {
  site = await openLeadSite()
  process.env.DATABASE_URL = site.url
  const { createDeliveryTools } = await import('@/server/leads/delivery/delivery-tools')
  const { openMailServer } = await import('@/server/mail/mail-server')
  const { sendQueuedMail } = await import('@/server/mail/send-queued-mail')
  enqueue = (await import('@/server/mail/enqueue-mail')).enqueueMail
  const withMailServer = async (
    smtp: string | undefined,
    limits: Limits,
    work: (tools: ReturnType<typeof createDeliveryTools>) => Promise<void>,
  ) => {
    const mailServer = openMailServer({ SMTP_URL: smtp, MAIL_FROM: FROM }, limits)
    await work({ ...createDeliveryTools(site.pool), mailServer }).finally(() => mailServer?.close())
  }
  deliver = (smtp, id, limits = {}) => withMailServer(smtp, limits, (tools) => site.attempt(tools, id))
  sendMail = (smtp, id) => withMailServer(smtp, {}, (tools) => sendQueuedMail(tools, id))
})
beforeEach(() => {
  logged = recordLog()
})
afterEach(async () => {
  logged.restore()
  for (const catcher of catchers.splice(0)) await catcher.close()
})
afterAll(async () => {
  await (await import('@/server/clients/database')).database().end()
  await site.close()
})

async function catcher(options?: Parameters<typeof startMailCatcher>[0]): Promise<MailCatcher> {
  const started = await startMailCatcher(options)
  catchers.push(started)
  return started
}

/** A TCP server that does as `answer` says with every connection. */
async function rogue(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  catchers.push({
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(resolve)
      }),
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const add = (method: DeliveryMethod = 'email', lead = {}) =>
  site.addDelivery(method, 'sales@example.com', { lead })

/** A header with its continued lines. */
const header = (mail: string, name: string) =>
  new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)\\r\\n`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]/g, ' ')

describe('A lead by email', () => {
  it('reaches the mail server with the delivery’s id, and a reply goes to the shopper [ENQ-18]', async () => {
    const { url, mails } = await catcher()
    const id = await add()
    await deliver(url, id)
    const { state, delivery_id } = await site.delivery(id)
    expect(state).toBe('delivered')
    const [mail = ''] = mails
    expect(header(mail, 'Message-ID')).toBe(`<${delivery_id}@platform.example>`)
    expect(header(mail, 'X-Forecourt-Delivery')).toBe(delivery_id)
    expect(header(mail, 'From')).toBe(`Site <${FROM}>`)
    expect(header(mail, 'To')).toBe('sales@example.com')
    expect(header(mail, 'Reply-To')).toBe('robin.testperson@example.com')
    expect(mail).toContain('Content-Type: text/html')
  })

  it('goes to the outbox of its website without a mail server, once [ENQ-18]', async () => {
    const id = await add()
    await Promise.all([deliver(undefined, id), deliver(undefined, id)])
    expect(await site.delivery(id)).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(await site.outbox()).toEqual([
      {
        to: 'sales@example.com',
        subject: 'Enquiry – Stock Enquiry – Robin Testperson',
        text: expect.stringContaining('Phone: +61412345678'),
        tenant_id: site.tenantId,
      },
    ])
    await site.pool.query('DELETE FROM outbox')
  })

  it('as ADF is the XML document itself, in the text of the mail', async () => {
    const id = await add('adf')
    await deliver(undefined, id)
    const { delivery_id } = await site.delivery(id)
    const [mail] = await site.outbox()
    expect(mail?.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/)
    expect(mail?.text).toContain(`<id sequence="1" source="Forecourt">${delivery_id}</id>`)
    await site.pool.query('DELETE FROM outbox')
  })

  it('has the ADF document attached if its rule asks for it [ENQ-18]', async () => {
    const { url, mails } = await catcher()
    const ruleId = await site.addRule({ method: 'email', attach_adf: true })
    const id = await site.addDelivery('email', 'crm@example.com', { ruleId })
    await deliver(url, id)
    const [, part = ''] = (mails[0] ?? '').split('filename=lead.xml')
    const document = Buffer.from(part.split('\r\n--')[0]?.split('\r\n\r\n')[1] ?? '', 'base64').toString()
    const { delivery_id } = await site.delivery(id)
    expect(document).toContain(`<id sequence="1" source="Forecourt">${delivery_id}</id>`)
    expect(mails[0]).toContain('Content-Type: text/html')
    await deliver(url, await site.addDelivery('email', 'sales@example.com', { ruleId: await site.addRule() }))
    expect(mails[1]).not.toContain('lead.xml')
    await site.pool.query('DELETE FROM lead_rules')
  })

  it('cannot carry further headers or receivers in what the shopper typed', async () => {
    const receivers: string[] = []
    const { url, mails } = await catcher({
      onRcptTo({ address }, _session, done) {
        receivers.push(address)
        done()
      },
    })
    const injected = 'Robin\r\nBcc: all@example.com\r\n\r\n<script>'
    await deliver(
      url,
      await add('email', {
        name: injected,
        last_name: injected,
        email: `a@example.com>\r\nBcc: b@example.com`,
      }),
    )
    expect(receivers).toEqual(['sales@example.com'])
    const head = mails[0]?.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^Bcc:/im)
    expect(mails[0]?.split('Content-Type: text/html')[1]).not.toContain('<script')
  })

  it('to a mailbox that does not exist is not tried again', async () => {
    const { url } = await catcher({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no sales@example.com here'), { responseCode: 550 })),
    })
    const id = await add()
    await deliver(url, id)
    expect(await site.delivery(id)).toMatchObject({
      state: 'undelivered',
      reason: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 550 to RCPT TO\.$/),
    })
  })
})

describe('A mail server that', () => {
  const outcome = async (id: number) => {
    const { state, log } = await site.delivery(id)
    return [state, log.length]
  }

  it('greets after 3 seconds gets the lead, with one log line', async () => {
    const { url, mails } = await catcher({
      onConnect: (_session, done) => void sleep(3000).then(() => done()),
    })
    const id = await add()
    await deliver(url, id)
    expect(await outcome(id)).toEqual(['delivered', 1])
    expect([mails.length, logged.take().length]).toEqual([1, 1])
  })

  it('is down gets it later, with one log line', async () => {
    const id = await add()
    await deliver('smtp://127.0.0.1:1', id)
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toEqual([
      expect.stringMatching(/^warn .*The connection to 127\.0\.0\.1:1 failed\.$/),
    ])
  })

  it('says nothing gets it later, with one log line', async () => {
    const url = await rogue(() => {})
    const id = await add()
    await deliver(url, id, { timeoutMs: 500 })
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toEqual([expect.stringContaining('does not answer.')])
  })

  it.each<[string, (socket: Socket) => void]>([
    ['speaks HTTP', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')],
    ['closes without a word', (socket) => socket.end()],
    ['greets with 10 MB', (socket) => socket.end(Buffer.alloc(10_000_000, 'x'))],
    [
      'greets with markup',
      (socket) => socket.end('<script>alert("robin.testperson@example.com")</script>\r\n'),
    ],
  ])('%s gets it later, with one log line that does not repeat its words', async (_, answer) => {
    const url = await rogue(answer)
    const id = await add()
    await deliver(url, id, { timeoutMs: 2000, mailMs: 5000 })
    expect(await outcome(id)).toEqual(['pending', 1])
    const lines = logged.take()
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/script|robin|xxx|HTTP/)
  })

  it('is busy (451) gets it later, and its words are not logged', async () => {
    const { url } = await catcher({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('later, robin.testperson@example.com'), { responseCode: 451 })),
    })
    const id = await add()
    await deliver(url, id)
    expect(await outcome(id)).toEqual(['pending', 1])
    expect(logged.take()).toEqual([expect.stringMatching(/answered 451 to MAIL FROM\.$/)])
  })
})

describe('A queued mail', () => {
  const mail = () => ({
    tenantId: site.tenantId,
    to: 'shopper@example.com',
    subject: 'Your test drive\r\nBcc: x@example.com',
    text: 'See you then.',
    attachments: [{ filename: 'drive.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })
  const last = async () =>
    (await site.pool.query('SELECT * FROM leads.mails ORDER BY id DESC LIMIT 1')).rows[0]

  it('exists only if the caller’s transaction commits, with its job', async () => {
    const before = (await site.jobs('send-mail')).length
    const client = await site.pool.connect()
    await client.query('BEGIN')
    await enqueue(client, mail())
    await client.query('ROLLBACK')
    client.release()
    expect(await site.jobs('send-mail')).toHaveLength(before)
    await enqueue(site.pool, mail())
    expect((await site.jobs('send-mail')).at(-1)?.payload).toEqual({ mailId: Number((await last()).id) })
  })

  it('is sent once, with its attachment, and its text is then forgotten', async () => {
    const { url, mails } = await catcher()
    await enqueue(site.pool, mail())
    const { id, mail_id } = await last()
    await Promise.all([sendMail(url, Number(id)), sendMail(url, Number(id))])
    expect(mails).toHaveLength(1)
    expect(header(mails[0] ?? '', 'Message-ID')).toBe(`<${mail_id}@platform.example>`)
    expect(header(mails[0] ?? '', 'Subject')).toBe('Your test drive Bcc: x@example.com')
    expect(mails[0]).toContain('drive.ics')
    expect(await last()).toMatchObject({
      state: 'sent',
      text: null,
      attachments: null,
      next_attempt_at: null,
    })
  })

  it('carries the headers that end its kind with one click, and forgets the link once it is sent', async () => {
    const { url, mails } = await catcher()
    const unsubscribe = 'https://site.example/pages/unsubscribe?token=a'
    await enqueue(site.pool, { ...mail(), unsubscribe })
    await sendMail(url, Number((await last()).id))
    expect(header(mails[0] ?? '', 'List-Unsubscribe')).toBe(`<${unsubscribe}>`)
    expect(header(mails[0] ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(await last()).toMatchObject({ state: 'sent', unsubscribe: null })
  })

  it('goes to the website’s outbox with its attachments without a mail server', async () => {
    await enqueue(site.pool, mail())
    await sendMail(undefined, Number((await last()).id))
    const { rows } = await site.pool.query('SELECT * FROM outbox ORDER BY id DESC LIMIT 1')
    expect(rows[0]).toMatchObject({
      to: 'shopper@example.com',
      tenant_id: site.tenantId,
      attachments: mail().attachments,
    })
  })

  it('is tried again half a minute after a failure, and given up after three days', async () => {
    await enqueue(site.pool, mail())
    const id = Number((await last()).id)
    await sendMail('smtp://127.0.0.1:1', id)
    const failed = await last()
    expect(failed).toMatchObject({ state: 'pending', attempts: 1 })
    expect(Math.round((failed.next_attempt_at - failed.first_attempt_at) / 100)).toBe(300)
    await site.pool.query(
      `UPDATE leads.mails SET first_attempt_at = now() - interval '73 hours', next_attempt_at = now() WHERE id = $1`,
      [id],
    )
    logged.take()
    await sendMail('smtp://127.0.0.1:1', id)
    expect(await last()).toMatchObject({
      state: 'failed',
      text: null,
      reason: 'The connection to 127.0.0.1:1 failed.',
    })
    expect(logged.take()).toEqual([expect.stringMatching(/^error mail \d+: not sent after 2 attempts: /)])
  })
})
