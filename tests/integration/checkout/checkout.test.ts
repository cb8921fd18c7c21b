import { setTimeout as delay } from 'node:timers/promises'
import { atNight } from '../../support/at-night'
import { type CheckoutSite, contactOf, openCheckoutSite } from './checkout-site'

let site: CheckoutSite
let startCheckout: typeof import('@/server/checkout/start-checkout').startCheckout
let readCheckout: typeof import('@/server/checkout/open-payment').readCheckout
let askProvider: typeof import('@/server/checkout/open-payment').askProvider
let receiveWebhook: typeof import('@/server/checkout/receive-webhook').receiveWebhook
let tendReservations: typeof import('@/server/checkout/end-reservations').tendReservations
let lockPayment: typeof import('@/server/payments/record-payment').lockPayment
let sync: typeof import('@/server/checkout/sync-payments')
let reconcilePayments: typeof import('@/server/checkout/reconcile').reconcilePayments
let readVehicle: typeof import('@/server/stock/read-vehicle').readVehicle

beforeAll(async () => {
  site = await openCheckoutSite()
  ;({ startCheckout } = await import('@/server/checkout/start-checkout'))
  ;({ readCheckout, askProvider } = await import('@/server/checkout/open-payment'))
  ;({ receiveWebhook } = await import('@/server/checkout/receive-webhook'))
  ;({ tendReservations } = await import('@/server/checkout/end-reservations'))
  ;({ lockPayment } = await import('@/server/payments/record-payment'))
  sync = await import('@/server/checkout/sync-payments')
  ;({ reconcilePayments } = await import('@/server/checkout/reconcile'))
  ;({ readVehicle } = await import('@/server/stock/read-vehicle'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const DEPOSIT = 20_000
const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const vehicle = {
  id: '1',
  vin: 'MNTBB3T50P6000123',
  name: '2021 Kia Rio',
  slug: 'vehicle-1',
  location_id: null,
}

const begin = (name: string, { on = site.ctx, now = new Date(), key = name, of = vehicle } = {}) =>
  startCheckout(
    site.pool,
    on,
    {
      vehicle: of,
      contact: contactOf(name),
      depositCents: DEPOSIT,
      kind: 'reservation',
      journey: null,
      shopperId: null,
      requestKey: key,
    },
    { provider: 'stripe', now },
  )

/** Starts a checkout and opens its payment at the provider, as its page does. */
async function open(name: string, options: Parameters<typeof begin>[1] = {}) {
  const started = await begin(name, options)
  if (started.kind !== 'started') throw new Error(started.kind)
  await ask(started.token)
  return { token: started.token, ref: await refOf(started.token) }
}

const view = async (token: string) => {
  const payment = await readCheckout(site.pool, site.ctx, token)
  if (!payment) throw new Error('no such checkout')
  return payment
}
const ask = async (token: string) =>
  askProvider(site.pool, 1, await view(token), { description: 'Deposit', now: new Date() })
const refOf = async (token: string) => (await view(token)).ref ?? ''
const send = (event: { body: string; signature: string }, now = new Date(), group = 1) =>
  receiveWebhook(site.pool, group, event, now)
const ledger = async () =>
  (
    await site.rows<{ kind: string; amount_cents: number }>(
      `SELECT kind, amount_cents FROM payment_ledger WHERE kind NOT LIKE 'reservation%' ORDER BY id`,
    )
  ).map(({ kind, amount_cents }) => `${kind} ${amount_cents}`)
const states = () =>
  site
    .rows<{ state: string }>('SELECT state FROM reservations ORDER BY id')
    .then((rows) => rows.map(({ state }) => state))
const mails = async () =>
  (await site.rows<{ to: string; subject: string }>('SELECT "to", subject FROM leads.mails ORDER BY id')).map(
    ({ to, subject }) => `${to}: ${subject}`,
  )

const setAlerts = (...addresses: string[]) =>
  site.pool.query('UPDATE tenants SET settings = $1 WHERE id = 1', [
    JSON.stringify({ 'leads.alertEmails': addresses }),
  ])

describe('a reservation', () => {
  it('is active for 48 hours once the deposit is paid, and every site of the group shows the vehicle as reserved [CHK-01, CHK-03]', async () => {
    const { token, ref } = await open('Ada')
    expect((await readVehicle(site.pool, site.ctx.id, 'vehicle-1'))?.reserved).toBe(false)
    const now = new Date()
    expect(await send(site.stripe.confirm(ref), now)).toBe('applied')
    const { reservation, state } = await view(token)
    expect([state, reservation?.state]).toEqual(['succeeded', 'active'])
    expect(reservation?.endsAt).toBe(now.getTime() + 48 * 60 * MINUTE)
    for (const [tenant, slug] of [
      [site.ctx.id, 'vehicle-1'],
      [site.sister.id, 'vehicle-3'],
    ] as const) {
      expect((await readVehicle(site.pool, tenant, slug))?.reserved).toBe(true)
    }
    expect((await readVehicle(site.pool, site.ctx.id, 'vehicle-2'))?.reserved).toBe(false)
    await site.work()
    expect(await mails()).toEqual(['ada@example.com: tenant-1: Your vehicle is reserved'])
    expect(await site.rows('SELECT category, subcategory, name FROM leads')).toEqual([
      { category: 'Sales', subcategory: 'Reserved', name: 'Ada' },
    ])
  })

  it('of a vehicle that another site of the group lists too is refused there', async () => {
    await begin('Ada')
    const there = { ...vehicle, id: '3', slug: 'vehicle-3' }
    expect(await begin('Bob', { on: site.sister, of: there })).toEqual({ kind: 'taken' })
  })

  it('is one, if the same form is sent twice at once', async () => {
    const [first, second] = await Promise.all([begin('Ada'), begin('Ada')])
    expect(second).toEqual(first)
    expect(await states()).toEqual(['held'])
  })

  it('is refused for a vehicle that the feed reserved, sold or hides', async () => {
    for (const change of [
      "status = 'sold'",
      'reserved = true',
      'show_on_dealer_website = false',
      'staff_hidden = true',
    ]) {
      await site.pool.query(`UPDATE vehicles SET ${change} WHERE id = 2`)
      expect(await begin('Ada', { of: { ...vehicle, id: '2', vin: '', slug: 'vehicle-2' } })).toEqual({
        kind: 'taken',
      })
      await site.pool.query(
        `UPDATE vehicles SET status = 'in_stock', reserved = NULL, show_on_dealer_website = true, staff_hidden = false`,
      )
    }
  })

  it('cannot be opened with a link that was changed, or on another website', async () => {
    const { token } = await open('Ada')
    expect(await readCheckout(site.pool, site.sister, token)).toBeNull()
    expect(
      await readCheckout(site.pool, site.ctx, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
    ).toBeNull()
  })
})

describe('the clock', () => {
  it('frees a vehicle for the next buyer after 15 minutes, without the worker', async () => {
    await begin('Ada')
    expect(await begin('Bob', { now: later(14) })).toEqual({ kind: 'taken' })
    expect((await begin('Bob', { now: later(15) })).kind).toBe('started')
    expect(await states()).toEqual(['released', 'held'])
  })

  it('frees a reserved vehicle after 48 hours, without the worker, also on its page', async () => {
    const { ref } = await open('Ada')
    await send(site.stripe.confirm(ref))
    await site.pool.query(`UPDATE reservations SET ends_at = now() - interval '1 second'`)
    await site.pool.query(
      `UPDATE vehicles SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`,
    )
    expect((await readVehicle(site.pool, site.ctx.id, 'vehicle-1'))?.reserved).toBe(false)
    expect((await begin('Bob')).kind).toBe('started')
    expect(await states()).toEqual(['expired', 'held'])
  })

  it('makes an abandoned checkout a lead, once, and closes its payment', async () => {
    const { ref } = await open('Ada')
    await tendReservations(site.pool, later(16))
    await tendReservations(site.pool, later(17))
    await site.work()
    expect(await states()).toEqual(['released'])
    expect(site.stripe.intents.get(ref)?.status).toBe('canceled')
    expect(await site.rows('SELECT subcategory, email FROM leads')).toEqual([
      { subcategory: 'Abandoned', email: 'ada@example.com' },
    ])
    expect(await mails()).toEqual([])
  })

  it('warns the shopper once before the end, and tells them of the end', async () => {
    const { ref } = await open('Ada')
    await send(site.stripe.confirm(ref))
    for (const hours of [30, 37, 38, 49, 50]) await tendReservations(site.pool, later(hours * 60))
    await site.work()
    expect((await mails()).map((mail) => mail.split(': ').at(-1))).toEqual([
      'Your vehicle is reserved',
      'Your reservation ends soon',
      'Your reservation has ended',
    ])
  })
})

describe('the feed', () => {
  it('does not undo a reservation, and what it says counts again afterwards', async () => {
    const { ref } = await open('Ada')
    await send(site.stripe.confirm(ref))
    await site.pool.query(`UPDATE vehicles SET reserved = false, feed_reserved = false, km = 11 WHERE id = 1`)
    expect((await readVehicle(site.pool, site.ctx.id, 'vehicle-1'))?.reserved).toBe(true)
    await site.pool.query(`UPDATE vehicles SET reserved = true, feed_reserved = true WHERE id = 1`)
    await tendReservations(site.pool, later(49 * 60))
    expect((await readVehicle(site.pool, site.ctx.id, 'vehicle-1'))?.reserved).toBe(true)
    expect((await readVehicle(site.pool, site.sister.id, 'vehicle-3'))?.reserved).toBe(false)
  })

  it.each([
    ['sells', `status = 'sold', sold = true`],
    ['removes', 'show_on_dealer_website = false'],
  ])(
    '%s a reserved vehicle: the shopper and staff are told once, and the shopper is offered the deposit back [CHK-04]',
    async (_, change) => {
      await setAlerts('sales@example.com')
      const { ref, token } = await open('Ada')
      await send(site.stripe.confirm(ref))
      await site.work()
      const before = (await mails()).length
      await site.pool.query(`UPDATE vehicles SET ${change} WHERE id = 1`)
      await tendReservations(site.pool, later(1))
      await tendReservations(site.pool, later(2))
      await site.work()
      expect((await mails()).slice(before)).toEqual([
        'ada@example.com: tenant-1: About the vehicle that you reserved',
        'sales@example.com: tenant-1: A reserved vehicle was sold or removed',
      ])
      const texts = await site.rows<{ text: string }>('SELECT text FROM leads.mails ORDER BY id DESC LIMIT 2')
      const [staff = '', shopper = ''] = texts.map(({ text }) => text)
      expect(shopper).toContain(`Open your reservation: http://tenant-1.localhost`)
      expect(shopper).toContain('deposit of $200 back')
      expect(staff).toContain('Mark the reservation as sold, or refund the deposit.')
      expect(staff).not.toContain('ada@example.com')
      expect((await view(token)).reservation?.isVehicleGone).toBe(true)
    },
  )
})

const BUYERS = atNight(100, 20)

describe(`${BUYERS} buyers of one vehicle at the same moment`, () => {
  it('one gets it, the others are refused politely, and nobody is charged but that one [CHK-01]', async () => {
    const names = Array.from({ length: BUYERS }, (_, index) => `Buyer${index}`)
    const outcomes = await Promise.all(
      names.map((name, index) =>
        index % 2
          ? begin(name)
          : begin(name, { on: site.sister, of: { ...vehicle, id: '3', slug: 'vehicle-3' } }),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'started')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(BUYERS - 1)
    expect(await site.rows('SELECT count(*)::int AS n FROM payments')).toEqual([{ n: 1 }])
  })

  it('who all paid, because each hold had ended: one reservation, and the others get their money back', async () => {
    const tokens: { ref: string }[] = []
    for (let index = 0; index < BUYERS; index += 1) {
      tokens.push(await open(`Buyer${index}`, { now: later(-1600 + 16 * index) }))
    }
    const charged = site.stripe.writes.charges
    const refunded = site.stripe.writes.refunds
    const events = tokens.map(({ ref }) => site.stripe.confirm(ref))
    await Promise.all([...events, ...events].map((event) => send(event)))
    await site.work()
    const ended = await states()
    expect(ended.filter((state) => state === 'active')).toHaveLength(1)
    expect(ended.filter((state) => state === 'refunded')).toHaveLength(BUYERS - 1)
    expect(site.stripe.writes.charges - charged).toBe(BUYERS)
    expect(site.stripe.writes.refunds - refunded).toBe(BUYERS - 1)
    expect(await site.rows('SELECT sum(amount_cents)::int AS held FROM payment_ledger')).toEqual([
      { held: DEPOSIT },
    ])
  })
})

it('a vehicle whose hold has ended is sold to the next buyer without waiting for the first one’s webhook', async () => {
  const { ref } = await open('Ada', { now: later(-20) })
  const webhook = await site.pool.connect()
  try {
    await webhook.query('BEGIN')
    const [payment] = await site.rows<{ id: number }>('SELECT id FROM payments')
    await lockPayment(webhook, payment?.id ?? 0)
    expect(await Promise.race([begin('Bea'), delay(5000)])).toMatchObject({ kind: 'started' })
  } finally {
    await webhook.query('ROLLBACK')
    webhook.release()
  }
  expect(await send(site.stripe.confirm(ref))).toBe('applied')
  expect(await states()).toEqual(['refunded', 'held'])
})

describe('a webhook', () => {
  it('that is doubled, late, out of order or forged changes nothing more', async () => {
    const { ref, token } = await open('Ada')
    const refused = site.stripe.confirm(ref, 'refused')
    const paid = site.stripe.confirm(ref)
    expect(await Promise.all([send(paid), send(paid), send(paid)])).toEqual(
      expect.arrayContaining(['applied', 'known', 'known']),
    )
    expect(await send(refused)).toBe('applied')
    expect((await view(token)).state).toBe('succeeded')
    expect(
      await send({ ...paid, signature: paid.signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')) }),
    ).toBe('forged')
    expect(await send({ ...paid, body: paid.body.replace('succeeded', 'canceled') })).toBe('forged')
    const intent = site.stripe.intents.get(ref)
    expect(await send(site.stripe.event('payment_intent.canceled', intent, { secret: 'whsec_other' }))).toBe(
      'forged',
    )
    expect(
      await send(site.stripe.event('payment_intent.canceled', intent, { at: Date.now() - 600_000 })),
    ).toBe('forged')
    expect(await ledger()).toEqual(['created 0', 'charged 20000'])
  })

  it('that is lost is made up for: the worker asks Stripe', async () => {
    const { ref, token } = await open('Ada')
    site.stripe.confirm(ref)
    await sync.syncPayments(site.pool, later(1))
    expect((await view(token)).reservation?.state).toBe('active')
  })

  it('that arrives before we stored Stripe’s id finds its payment by ours', async () => {
    const { ref, token } = await open('Ada')
    await site.pool.query('UPDATE payments SET provider_ref = NULL')
    await send(site.stripe.confirm(ref))
    expect(await view(token)).toMatchObject({ ref, state: 'succeeded' })
  })

  it('of another group, or about a payment that we do not know, is recorded and ignored', async () => {
    expect(
      await send(
        site.stripe.event('payment_intent.succeeded', {
          id: 'pi_x',
          metadata: {},
          status: 'succeeded',
          amount: 1,
        }),
      ),
    ).toBe('ignored')
    expect(await send(site.stripe.event('customer.created', { id: 'cus_x' }))).toBe('ignored')
    expect(await send(site.stripe.event('customer.created', {}), new Date(), 99)).toBe('not set up')
  })

  it('of a refund that failed puts the money back in the ledger and alerts the admin', async () => {
    const { ref } = await open('Ada')
    await send(site.stripe.confirm(ref))
    await send(
      site.stripe.event('charge.refunded', { payment_intent: ref, amount: DEPOSIT, amount_refunded: 5000 }),
    )
    await send(site.stripe.event('refund.failed', { payment_intent: ref, amount: 5000 }))
    expect((await ledger()).slice(1)).toEqual(['charged 20000', 'refunded -5000', 'refund_failed 5000'])
  })
})

describe('a Stripe that is unwell', () => {
  it.each(['down', 'failing', 'lost'] as const)(
    'is %s while the payment is opened: the record stays, and the next try opens it once',
    async (mood) => {
      const started = await begin('Ada')
      if (started.kind !== 'started') throw new Error('taken')
      const before = site.stripe.intents.size
      site.stripe.mood = mood
      await expect(ask(started.token)).rejects.toThrow()
      expect(await view(started.token)).toMatchObject({ state: 'created', ref: null })
      site.stripe.mood = 'well'
      await ask(started.token)
      await ask(started.token)
      expect(site.stripe.intents.size).toBe(before + 1)
    },
    20_000,
  )

  it('is slow: the shopper waits and pays', async () => {
    site.stripe.mood = 'slow'
    const { ref, token } = await open('Ada')
    site.stripe.confirm(ref)
    await ask(token)
    expect((await view(token)).state).toBe('succeeded')
  })

  it('takes the money and loses the answer of a refund: it is refunded once', async () => {
    const { ref } = await open('Ada')
    await site.pool.query(`UPDATE vehicles SET status = 'sold', sold = true WHERE id = 1`)
    await send(site.stripe.confirm(ref))
    const before = site.stripe.writes.refunds
    const { sendRefund } = await import('@/server/checkout/send-refund')
    const [refund] = await site.rows<{ id: number }>('SELECT id FROM payments.refunds')
    site.stripe.mood = 'lost'
    await expect(sendRefund(site.pool, refund?.id ?? 0)).rejects.toThrow()
    site.stripe.mood = 'well'
    await sendRefund(site.pool, refund?.id ?? 0)
    await sendRefund(site.pool, refund?.id ?? 0)
    expect(site.stripe.writes.refunds - before).toBe(1)
    expect((await ledger()).slice(1)).toEqual(['charged 20000', 'refund_asked 0', 'refunded -20000'])
    expect(await states()).toEqual(['refunded'])
  }, 20_000)
})

describe('the nightly check', () => {
  it('finds what the ledger missed, records it and alerts the admins', async () => {
    await site.pool.query(
      `INSERT INTO users (name, email, role, group_id) VALUES ('Admin', 'admin@example.com', 'group-admin', 1) ON CONFLICT DO NOTHING`,
    )
    const { ref, token } = await open('Ada')
    await site.pool.query(`UPDATE payments SET created_at = now() - interval '1 hour'`)
    expect(await reconcilePayments(site.pool, new Date())).toBe(0)
    site.stripe.confirm(ref)
    expect(await reconcilePayments(site.pool, new Date())).toBe(1)
    expect((await view(token)).reservation?.state).toBe('active')
    expect(await mails()).toEqual(['admin@example.com: tenant-1: Payments differ from the payment provider'])
    expect(await reconcilePayments(site.pool, new Date())).toBe(0)
  })
})

describe('the ledger', () => {
  it.each([
    'UPDATE payment_ledger SET amount_cents = 0',
    'DELETE FROM payment_ledger',
    'TRUNCATE payment_ledger',
  ])('refuses %s, whoever asks', async (sql) => {
    await begin('Ada')
    await expect(site.pool.query(sql)).rejects.toThrow('append-only')
  })
})
