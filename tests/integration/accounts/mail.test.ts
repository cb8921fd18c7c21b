import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { Payload } from 'payload'
import { makeResetLink } from '@/server/accounts/reset-link'
import { countSignIn } from '@/server/accounts/sign-in-limits'
import { smtpMail } from '@/server/clients/mail'
import { metrics } from '@/server/metrics/metrics.mjs'
import { createWorld, type World } from '../isolation/world'
import { codeOf, enrol } from './authenticator-app'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const forget = (email: string, headers: Record<string, string> = {}) =>
  world.rest({ method: 'POST', path: '/users/forgot-password', body: { email }, headers })

async function mailsTo(email: string) {
  const { docs } = await world.payload.find({ collection: 'outbox', where: { to: { equals: email } } })
  return docs
}

/** Polls until the condition is true; fails after ten seconds. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Timed out waiting for: ${isSo}`)
    await setTimeout(20)
  }
}

async function outcomesOf(person: { id: number } | undefined) {
  const { docs } = await world.payload.find({
    collection: 'sign-ins',
    where: { person: { equals: person?.id } },
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ outcome }) => outcome)
}

const somebody = (name = 'Robin <b>Test</b>') =>
  world.addPerson({ name, role: 'marketing-staff', group: world.sites.own.groupId })

describe('the password-reset mail', () => {
  it('waits in the outbox without a mail server, with a link that sets the password', async () => {
    const { email } = await somebody()
    await forget(email, { host: 'localhost:3000', 'x-forecourt-peer': '127.0.0.1' })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Set your password for Forecourt')
    expect(mail?.text).toContain('Hello Robin <b>Test</b>,')
    const [, token] = mail?.text.match(/http:\/\/localhost:3000\/admin\/reset\/(\w{40})/) ?? []
    const password = 'tractor velvet ninety'
    const reset = { token, password }
    const answer = await world.rest({ method: 'POST', path: '/users/reset-password', body: reset })
    expect(answer.status).toBe(200)
    const signedIn = await world.rest({ method: 'POST', path: '/users/login', body: { email, password } })
    expect(signedIn.status).toBe(200)
    const again = await world.rest({ method: 'POST', path: '/users/reset-password', body: reset })
    expect(again.status).toBe(403)
  })

  it('never links to a host that only the request names', async () => {
    const { email } = await somebody()
    await forget(email, { host: 'admin.evil.example', 'x-forwarded-host': 'admin.evil.example' })
    const [mail] = await mailsTo(email)
    expect(mail?.text).not.toContain('evil')
    expect(mail?.text).toMatch(/Open \/admin\/reset\/\w{40} on your admin’s address\./)
  })

  it('delays no request while the mail server is slow, and is recorded once it is sent', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => somebody()))
    let deliver = () => {}
    const delivered = new Promise<void>((done) => {
      deliver = done
    })
    const sending = jest
      .spyOn(world.payload.email, 'sendEmail')
      .mockImplementation(async () => await delivered)
    const answers = await Promise.all(people.map(({ email }) => forget(email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    await eventually(() => sending.mock.calls.length === 12)
    // More mails wait than Payload has connections.
    expect((await world.payload.count({ collection: 'users' })).totalDocs).toBeGreaterThan(12)
    const [person] = people
    expect(await outcomesOf(person)).not.toContain('reset-asked')
    deliver()
    await eventually(async () => (await outcomesOf(person)).includes('reset-asked'))
    sending.mockRestore()
  })

  it('is reported in the audit log, but not to the requester, when it cannot be sent', async () => {
    const person = await somebody()
    const sending = jest
      .spyOn(world.payload.email, 'sendEmail')
      .mockRejectedValueOnce(new Error('The mail server is away.'))
    const answer = await forget(person.email)
    sending.mockRestore()
    expect([answer.status, answer.text]).toEqual([200, (await forget('nobody@example.com')).text])
    expect(await outcomesOf(person)).toEqual(['signed-in', 'reset-mail-failed'])
  })

  it('is not sent to an address without an account', async () => {
    await forget('nobody@example.com')
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  it('can be read by platform admins only', async () => {
    const { email } = await somebody()
    await forget(email)
    const read = (who: keyof World['people']) =>
      world.rest({ method: 'GET', path: '/outbox?limit=100', token: world.people[who].token })
    expect((await read('platform-admin')).text).toContain(email)
    for (const [who, expected] of [
      ['group-admin', 200], // who reads the mail about leads of the group's websites
      ['marketing-staff', 403],
      ['sales-staff', 403],
    ] as const) {
      const { status, text } = await read(who)
      expect(status).toBe(expected)
      expect(text).not.toContain(email)
    }
  })
})

describe('the reset link that the operator prints', () => {
  it('sets a password and signs in even while wrong guesses lock the account', async () => {
    const { email } = await somebody()
    for (let guess = 0; guess < 500; guess += 1) {
      await countSignIn({ account: email, address: `203.0.113.${guess % 250}`, device: null })
    }
    const password = 'tractor velvet ninety'
    const signIn = (cookie = '') =>
      world.rest({ method: 'POST', path: '/users/login', body: { email, password }, headers: { cookie } })
    expect((await signIn()).status).toBe(429)
    const link = await makeResetLink(world.payload, ` ${email.toUpperCase()}`)
    const [, token] = link?.match(/^http:\/\/localhost:3000\/admin\/reset\/(\w{40})$/) ?? []
    const answer = await world.rest({
      method: 'POST',
      path: '/users/reset-password',
      body: { token, password },
    })
    expect(answer.status).toBe(200)
    const [, device] = answer.headers.getSetCookie().map((set) => set.split(';')[0])
    expect((await signIn(device)).status).toBe(200)
  })

  it('lets in a user with a second factor too, who still needs a code', async () => {
    const person = await somebody()
    const { secret } = await enrol(world, person)
    const { email } = person
    for (let guess = 0; guess < 500; guess += 1) {
      await countSignIn({ account: email, address: `203.0.113.${guess % 250}`, device: null })
    }
    const token = (await makeResetLink(world.payload, email))?.split('/').at(-1)
    const password = 'tractor velvet ninety'
    const reset = await world.rest({
      method: 'POST',
      path: '/users/reset-password',
      body: { token, password },
    })
    const [cookie = ''] = reset.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
    const signIn = (code?: string) =>
      world.rest({
        method: 'POST',
        path: '/users/login',
        body: { email, password, code },
        headers: { cookie },
      })
    expect((await signIn()).status).toBe(401)
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })

  it('does not exist for an unknown address', async () => {
    expect(await makeResetLink(world.payload, 'nobody@example.com')).toBeNull()
  })
})

/** A minimal SMTP server that accepts one message. */
function startMailServer(): Promise<{ server: Server; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let isBody = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const command = chunk.toString()
      received.push(command)
      if (isBody && command.endsWith('\r\n.\r\n')) isBody = false
      if (isBody) return
      if (/^DATA/i.test(command)) isBody = true
      socket.write(isBody ? '354 go on\r\n' : /^QUIT/i.test(command) ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done({ server, received })))
}

describe('the mail server', () => {
  it('receives the message with the operator’s sender address', async () => {
    const { server, received } = await startMailServer()
    const { port } = server.address() as AddressInfo
    const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@platform.example')({} as { payload: Payload })
    const from = `"${mail.defaultFromName}" <${mail.defaultFromAddress}>`
    await mail.sendEmail({ from, to: 'robin@example.com', subject: 'Hello', html: '<p>Hello Robin</p>' })
    server.close()
    expect(await metrics().registry.metrics()).toMatch(/^forecourt_mails_total\{outcome="sent"\} [1-9]/m)
    const all = received.join('')
    expect(all).toContain('MAIL FROM:<no-reply@platform.example>')
    expect(all).toContain('RCPT TO:<robin@example.com>')
    expect(all).toContain('Subject: Hello')
    expect(all).toContain('Hello Robin')
  })

  it('causes an error for the sender when it is unreachable', async () => {
    const mail = smtpMail('smtp://127.0.0.1:1', 'no-reply@platform.example')({} as { payload: Payload })
    await expect(mail.sendEmail({ to: 'robin@example.com', subject: 'Hello', html: '' })).rejects.toThrow()
  })
})
