import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Actor } from '../isolation/access-table'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { contactOf } from './checkout-site'

let world: World
let pool: PostgresAdapter['pool']
let site: { id: never; groupId: number }
let vehicleId: number
let count = 0

beforeAll(async () => {
  process.env.PAYLOAD_SECRET = 'only for tests, never to serve'
  world = await createWorld()
  ;({ pool } = world.payload.db as unknown as PostgresAdapter)
  await pool.query(`UPDATE groups SET payments_provider = 'sandbox'`)
  const { own } = world.sites
  site = { id: own.id as never, groupId: own.groupId }
  vehicleId = (await new Targets(world).create('vehicles', 'own', 0)).id
})
afterAll(() => world?.close())

const tokenOf = (actor: Actor) => (actor === 'anonymous' ? null : world.people[actor].token)
const act = (actor: Actor, path: string, body: object) =>
  world.rest({ method: 'POST', path: `${path}/acts`, token: tokenOf(actor), body })
const desk = async (actor: Actor, path: string) => {
  const answer = await world.rest({ method: 'GET', path: `${path}/desk`, token: tokenOf(actor) })
  return { status: answer.status, ...JSON.parse(answer.text) }
}

/** A reservation that was paid with a sandbox card, on a vehicle that is free again. */
async function reserve({ card = '4242424242424242' } = {}) {
  const { startCheckout } = await import('@/server/checkout/start-checkout')
  const { askProvider, readCheckout } = await import('@/server/checkout/open-payment')
  const { payInSandbox } = await import('@/server/payments/sandbox-provider')
  await pool.query(`UPDATE reservations SET state = 'expired' WHERE state IN ('held', 'active');`)
  await pool.query(
    `UPDATE vehicles SET held_until = NULL, status = 'in_stock', sold = false, reserved = NULL, show_on_dealer_website = true`,
  )
  const now = new Date()
  const requestKey = `request-${++count}`
  const vehicle = { id: String(vehicleId), vin: null, name: '2021 Kia Rio', slug: 'rio', location_id: null }
  const order = { vehicle, contact: contactOf('Ada'), depositCents: 20_000, kind: 'reservation' as const }
  const started = await startCheckout(
    pool as never,
    site,
    { ...order, journey: null, shopperId: null, requestKey },
    { provider: 'sandbox', now },
  )
  if (started.kind !== 'started') throw new Error(started.kind)
  const read = async () => {
    const payment = await readCheckout(pool as never, site, started.token)
    if (!payment?.reservation) throw new Error('no such checkout')
    return { ...payment, reservation: payment.reservation }
  }
  const ask = async () =>
    askProvider(pool as never, site.groupId, await read(), { description: '', now: new Date() })
  await ask()
  await payInSandbox(pool as never, site.groupId, (await read()).ref ?? '', card)
  await ask()
  const { id, reservation } = await read()
  return { read, ask, path: `/reservations/${reservation.id}`, payment: `/payments/${id}`, paymentId: id }
}

const ledger = async (id: number) =>
  (
    await pool.query(
      'SELECT kind, amount_cents, reason, author FROM payment_ledger WHERE payment_id = $1 ORDER BY id',
      [id],
    )
  ).rows.map(({ kind, amount_cents, reason, author }) =>
    [kind, amount_cents, reason, author].filter((part) => part !== null).join(' '),
  )

async function sendRefunds() {
  const { sendRefund } = await import('@/server/checkout/send-refund')
  const { rows } = await pool.query(`SELECT id FROM payments.refunds WHERE state = 'asked'`)
  for (const { id } of rows) await sendRefund(pool as never, id)
}

describe('staff, with a reason', () => {
  it('extend a reservation, and the vehicle stays reserved until the new end [CHK-03]', async () => {
    const { path, read, paymentId } = await reserve()
    const before = (await read()).reservation.endsAt
    const answer = await act('sales-staff', path, { action: 'extend', hours: 24, reason: 'Waits for a loan' })
    expect(answer.status).toBe(200)
    expect((await read()).reservation.endsAt - before).toBe(24 * 3_600_000)
    const { rows } = await pool.query('SELECT held_until FROM vehicles WHERE id = $1', [vehicleId])
    expect(rows[0].held_until.getTime()).toBe(before + 24 * 3_600_000)
    expect((await ledger(paymentId)).at(-1)).toMatch(/^reservation_extended 0 Waits for a loan person-\d@/)
  })

  it('cannot extend beyond 14 days', async () => {
    const { path } = await reserve()
    const answer = await act('group-admin', path, { action: 'extend', hours: 336, reason: 'For long' })
    expect([answer.status, JSON.parse(answer.text).errors[0].message]).toEqual([
      409,
      'A reservation ends at most 14 days from now.',
    ])
  })

  it('release a reservation: the vehicle is free, and the deposit can still be refunded [CHK-04]', async () => {
    const { path, read } = await reserve()
    const answer = await act('sales-staff', path, { action: 'release', reason: 'The shopper called' })
    expect(answer.status).toBe(200)
    expect((await read()).reservation.state).toBe('released')
    const { rows } = await pool.query('SELECT held_until FROM vehicles WHERE id = $1', [vehicleId])
    expect(rows[0].held_until).toBeNull()
    expect((await desk('group-admin', path)).actions).toEqual(['refund'])
  })

  it('refund a part and then the rest, and never more than was paid [CHK-04]', async () => {
    const { path, payment, read, paymentId } = await reserve()
    const order = { action: 'refund', amount: '$50', reason: 'Agreed', key: 'order-number-1' }
    const [first, second] = await Promise.all([
      act('group-admin', path, order),
      act('group-admin', path, order),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await desk('group-admin', path)).refundOnItsWay).toBe('$50.00')
    await sendRefunds()
    expect(await read()).toMatchObject({ state: 'part_refunded', reservation: { state: 'active' } })
    const much = await act('group-admin', path, { ...order, amount: '151', key: 'order-number-2' })
    expect(JSON.parse(much.text).errors[0].message).toBe(
      'A refund cannot be more than what is left of the payment.',
    )
    const rest = { action: 'refund', amount: '', reason: 'No sale', key: 'order-number-3' }
    expect((await act('group-admin', payment, rest)).status).toBe(200)
    await sendRefunds()
    expect(await read()).toMatchObject({ state: 'refunded', reservation: { state: 'refunded' } })
    const lines = (await ledger(paymentId)).filter((line) => line.startsWith('refund'))
    expect(lines.map((line) => line.replace(/ person-\d@.*/, ''))).toEqual([
      'refund_asked 0 Agreed',
      'refunded -5000',
      'refund_asked 0 No sale',
      'refunded -15000',
    ])
  })

  it('mark a reservation as sold: it ends, and the shopper cannot take the deposit back by themselves', async () => {
    const { path, read } = await reserve()
    expect((await act('sales-staff', path, { action: 'sell', reason: 'Signed today' })).status).toBe(200)
    expect((await read()).reservation.state).toBe('sold')
    expect((await desk('sales-staff', path)).actions).toEqual([])
  })
})

describe('what is refused', () => {
  it('marketing staff, sales staff who want a refund, visitors, and people of other websites', async () => {
    const { path, payment, read } = await reserve()
    const release = { action: 'release', reason: 'Not mine' }
    const refund = { action: 'refund', amount: '', reason: 'Not mine', key: 'order-number-9' }
    expect((await act('marketing-staff', path, release)).status).toBe(403)
    expect((await act('anonymous', path, release)).status).toBe(403)
    expect((await act('sales-staff', path, refund)).status).toBe(403)
    expect((await act('sales-staff', payment, refund)).status).toBe(403)
    expect((await desk('sales-staff', path)).actions).toEqual(['extend', 'release', 'sell'])
    const { groupId, id } = world.sites.foreign
    const stranger = await world.addPerson({ name: 'S', role: 'sales-staff', group: groupId, tenants: [id] })
    const admin = await world.addPerson({ name: 'A', role: 'group-admin', group: groupId })
    for (const { token } of [stranger, admin]) {
      const answer = await world.rest({ method: 'POST', path: `${path}/acts`, token, body: release })
      expect(answer.status).toBe(404)
    }
    expect((await read()).reservation.state).toBe('active')
  })

  it.each([
    [{ action: 'release' }, 'reason must be a text.'],
    [{ action: 'release', reason: ' ' }, 'reason: say why.'],
    [{ action: 'extend', hours: 1.5, reason: 'Half' }, 'hours must be a whole number.'],
    [
      { action: 'refund', amount: '-5', reason: 'Why', key: 'order-number-1' },
      'amount: enter dollars, such as 50 or 50.00.',
    ],
    [{ action: 'steal', reason: 'Why' }, 'action must be extend, release, sell or refund.'],
  ])('an order such as %j, which says: %s', async (body, message) => {
    const { path } = await reserve()
    const answer = await act('group-admin', path, body)
    expect([answer.status, JSON.parse(answer.text).errors[0].message]).toEqual([400, message])
  })
})

describe('the previews of emails', () => {
  const preview = (path: string) =>
    world.rest({ method: 'GET', path: `/reservations/mails${path}`, token: tokenOf('group-admin') })

  it('show every email of the website with its text part, also the one of an online purchase', async () => {
    const { mails } = JSON.parse((await preview('')).text) as { mails: { value: string }[] }
    expect(mails.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['reserved.shopper', 'gone.staff', 'refunded.shopper', 'journey.shopper']),
    )
    for (const { value } of mails) {
      const { subject, html, text } = JSON.parse((await preview(`/${site.id}/${value}`)).text)
      expect(subject).toMatch(/^Site own-site: ./)
      expect(html).toContain('Site own-site')
      expect(text).toContain(subject.replace('Site own-site: ', ''))
    }
  })

  it('show none of another group’s website, and no email that does not exist', async () => {
    expect((await preview(`/${world.sites.foreign.id}/reserved.shopper`)).status).toBe(404)
    expect((await preview(`/${site.id}/constructor`)).status).toBe(404)
  })
})

describe('a person who asks', () => {
  it('gets their reservations and payments, and both are erased but for the money and the dates', async () => {
    const { exportPerson } = await import('@/server/leads/privacy/export-person')
    const { erasePerson } = await import('@/server/leads/privacy/erase-person')
    const { database } = await import('@/server/clients/database')
    const { path, paymentId, read } = await reserve()
    await pool.query(
      `INSERT INTO payments.journeys (tenant_id, vehicle_id, public_id, answers)
       VALUES ($1, $2, 'journey-of-ada', '{"contact": {"email": "ada@example.com"}}')`,
      [site.id, vehicleId],
    )
    const author = world.people['group-admin'].id
    const contact = { email: 'ada@example.com', phone: null }
    const request = { websites: [Number(site.id)], contact, author, now: new Date() }
    const held = await exportPerson(database(), request)
    expect(held.reservations.at(-1)).toMatchObject({ email: contact.email, state: 'active' })
    expect(held.payments.at(-1)).toMatchObject({ amount_cents: 20_000, email: contact.email })
    await erasePerson(database(), request)
    const after = await exportPerson(database(), request)
    expect([after.reservations, after.payments]).toEqual([[], []])
    const { rows } = await pool.query(
      `SELECT r.name, r.last_name, r.email, r.phone, r.journey, p.name AS payer, p.email AS payer_email
       FROM reservations r JOIN payments p ON p.reservation_id = r.id WHERE p.id = $1`,
      [paymentId],
    )
    expect(Object.values(rows[0])).toEqual(Array(7).fill(null))
    expect((await pool.query('SELECT FROM payments.journeys')).rowCount).toBe(0)
    expect(await read()).toMatchObject({ state: 'succeeded', reservation: { state: 'active' } })
    expect((await desk('group-admin', path)).actions).toContain('refund')
  })
})

describe('the sandbox', () => {
  it('refuses, asks for 3-D Secure, and settles a slow payment by the clock', async () => {
    const { confirmInSandbox, payInSandbox } = await import('@/server/payments/sandbox-provider')
    const { read, ask } = await reserve({ card: '4000 0000 0000 0002' })
    const { ref, ...refused } = await read()
    expect([refused.state, refused.failure]).toEqual(['failed', 'Your card was refused. Try another card.'])
    await payInSandbox(pool as never, site.groupId, ref ?? '', '4000002760003184')
    await ask()
    expect((await read()).state).toBe('requires_action')
    await confirmInSandbox(pool as never, site.groupId, ref ?? '', false)
    await ask()
    expect((await read()).state).toBe('failed')
    await payInSandbox(pool as never, site.groupId, ref ?? '', '4000000000000077')
    await ask()
    expect((await read()).state).toBe('processing')
    await pool.query('UPDATE payments.sandbox SET settles_at = now()')
    await ask()
    expect(await read()).toMatchObject({ state: 'succeeded', reservation: { state: 'active' } })
  })
})
