import type { ChildProcess } from 'node:child_process'
import { kill, startProgram, until } from '../import/programs'
import { type CheckoutSite, contactOf, openCheckoutSite } from './checkout-site'

let site: CheckoutSite
let server: {
  start: typeof import('@/server/checkout/start-checkout').startCheckout
  ask: typeof import('@/server/checkout/open-payment').askProvider
  read: typeof import('@/server/checkout/open-payment').readCheckout
  receive: typeof import('@/server/checkout/receive-webhook').receiveWebhook
  refund: typeof import('@/server/checkout/refund-own').refundOwn
  tend: typeof import('@/server/checkout/end-reservations').tendReservations
  startWorker: typeof import('@/server/worker/start-worker').startWorker
}

beforeAll(async () => {
  site = await openCheckoutSite()
  server = {
    start: (await import('@/server/checkout/start-checkout')).startCheckout,
    ask: (await import('@/server/checkout/open-payment')).askProvider,
    read: (await import('@/server/checkout/open-payment')).readCheckout,
    receive: (await import('@/server/checkout/receive-webhook')).receiveWebhook,
    refund: (await import('@/server/checkout/refund-own')).refundOwn,
    tend: (await import('@/server/checkout/end-reservations')).tendReservations,
    startWorker: (await import('@/server/worker/start-worker')).startWorker,
  }
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const DEPOSIT = 20_000

const order = (name: string) => ({
  vehicle: {
    id: '1',
    vin: 'MNTBB3T50P6000123',
    name: '2021 Kia Rio',
    slug: 'vehicle-1',
    location_id: null,
  },
  contact: contactOf(name),
  depositCents: DEPOSIT,
  kind: 'reservation' as const,
  journey: null,
  shopperId: null,
  requestKey: `key-of-${name}`,
})

/** Runs a step of the web server in a process of its own. */
const web = (step: string, given: unknown): ChildProcess =>
  startProgram(site, 'tests/integration/checkout/checkout-program.ts', JSON.stringify({ step, given }))
const worker = (): ChildProcess => startProgram(site, 'scripts/worker.ts')

const begin = async (name = 'Ada') => {
  const started = await server.start(site.pool, site.ctx, order(name), {
    provider: 'stripe',
    now: new Date(),
  })
  if (started.kind !== 'started') throw new Error(started.kind)
  return started.token
}
const view = async (token: string) => {
  const payment = await server.read(site.pool, site.ctx, token)
  if (!payment) throw new Error('no such checkout')
  return payment
}
const ask = async (token: string) =>
  server.ask(site.pool, 1, await view(token), { description: '', now: new Date() })
const receive = (event: { body: string; signature: string }) =>
  server.receive(site.pool, 1, event, new Date())

/** A reservation that was paid. */
async function reserve() {
  const token = await begin()
  await ask(token)
  const ref = (await view(token)).ref ?? ''
  const event = site.stripe.confirm(ref)
  return { token, ref, event }
}

/** Kills the process when it waits for the lock, ends its statement, and frees the lock. */
async function killBefore(statement: string, lock: string, run: () => ChildProcess): Promise<void> {
  const client = await site.pool.connect()
  await client.query(`BEGIN; ${lock}`)
  const child = run()
  try {
    const pid = await until(async () => {
      const { rows } = await site.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND ltrim(query, E' \\n') LIKE $1`,
        [`${statement}%`],
      )
      return rows[0]?.pid
    }, statement).catch(withQueue)
    await kill(child)
    await site.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid])
  } finally {
    await kill(child)
    await client.query('ROLLBACK')
    client.release()
  }
}

const LEDGER = 'LOCK TABLE payment_ledger IN EXCLUSIVE MODE'

/** Kills the process once Stripe has its request, which Stripe never answers. */
async function killAtStripe(mood: 'deaf' | 'hanging', run: () => ChildProcess): Promise<void> {
  site.stripe.mood = mood
  const before = site.stripe.seen()
  const child = run()
  try {
    await until(async () => (site.stripe.seen() > before ? true : undefined), 'a request to Stripe').catch(
      withQueue,
    )
  } finally {
    await kill(child)
    site.stripe.mood = 'well'
  }
}

/** Adds the queue's contents to the message of a wait that timed out. */
async function withQueue(error: Error): Promise<never> {
  const jobs = await site.rows(
    'SELECT id, task_identifier, attempts, last_error, run_at, locked_at, locked_by FROM graphile_worker.jobs',
  )
  throw new Error(`${error.message} In the queue: ${JSON.stringify(jobs)}`)
}

/**
 * Runs a new worker until all jobs of payments are done. Their mails are queued by then. One that the killed worker was sending waits for a
 * minute, so that it is not sent twice.
 */
async function restartWorker(): Promise<void> {
  await until(async () => {
    const { rows } = await site.pool.query(
      `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory'`,
    )
    return rows.length === 0 ? true : undefined
  }, 'the end of the worker’s connections')
  const started = await server.startWorker(site.pool)
  try {
    await until(async () => {
      const { rows } = await site.pool.query(
        `SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('notify-of-payment', 'send-refund', 'close-payment')`,
      )
      return rows.length === 0 ? true : undefined
    }, 'the end of all jobs').catch(withQueue)
  } finally {
    await started.stop()
  }
}

const ledger = () =>
  site
    .rows<{ line: string }>(
      `SELECT kind || ' ' || amount_cents AS line FROM payment_ledger WHERE kind NOT LIKE 'reservation%' ORDER BY id`,
    )
    .then((rows) => rows.map(({ line }) => line))
const states = () =>
  site
    .rows<{ state: string }>('SELECT state FROM reservations')
    .then((rows) => rows.map(({ state }) => state))
const mails = () =>
  site
    .rows<{ subject: string }>('SELECT subject FROM leads.mails')
    .then((rows) => rows.map(({ subject }) => subject.replace('tenant-1: ', '')))
const leads = () =>
  site
    .rows<{ subcategory: string }>('SELECT subcategory FROM leads')
    .then((rows) => rows.map(({ subcategory }) => subcategory))

describe('a web server that is killed', () => {
  it('before a hold is stored leaves nothing behind, and the next buyer gets the vehicle', async () => {
    await killBefore('INSERT INTO payment_ledger', LEDGER, () => web('start', order('Ada')))
    expect([await states(), await ledger()]).toEqual([[], []])
    await begin('Bob')
    expect(await states()).toEqual(['held'])
  })

  it('before Stripe opens the payment leaves its record, and the next page opens it once', async () => {
    const token = await begin()
    await killAtStripe('deaf', () => web('open', token))
    expect(await view(token)).toMatchObject({ state: 'created', ref: null })
    await ask(token)
    expect(site.stripe.intents.size).toBe(1)
  })

  it('after Stripe opened the payment, before the answer, opens no second one', async () => {
    const token = await begin()
    await killAtStripe('hanging', () => web('open', token))
    expect(await view(token)).toMatchObject({ state: 'created', ref: null })
    await ask(token)
    expect([...site.stripe.intents.keys()]).toEqual([(await view(token)).ref])
  })

  it('before it stored Stripe’s id finds the payment again when Stripe says that it was paid', async () => {
    const token = await begin()
    await killBefore('UPDATE payments SET provider_ref', 'SELECT FROM payments FOR UPDATE', () =>
      web('open', token),
    )
    expect((await view(token)).ref).toBeNull()
    const [ref = ''] = site.stripe.intents.keys()
    expect(await receive(site.stripe.confirm(ref))).toBe('applied')
    expect(await view(token)).toMatchObject({ ref, state: 'succeeded', reservation: { state: 'active' } })
  })

  it('before a webhook is stored applies it when Stripe sends it again', async () => {
    const { token, event } = await reserve()
    await killBefore('INSERT INTO payment_ledger', LEDGER, () => web('webhook', event))
    expect((await view(token)).state).toBe('created')
    expect(await receive(event)).toBe('applied')
    expect([await states(), await ledger()]).toEqual([['active'], ['created 0', `charged ${DEPOSIT}`]])
  })

  it('after a webhook was stored, before it answered, knows it when Stripe sends it again', async () => {
    const { event } = await reserve()
    const child = web('webhook', event)
    await until(async () => ((await states())[0] === 'active' ? true : undefined), 'the reservation')
    await kill(child)
    expect(await receive(event)).toBe('known')
    expect([await states(), await ledger()]).toEqual([['active'], ['created 0', `charged ${DEPOSIT}`]])
  })

  it('before a refund is ordered keeps the reservation, and the next click orders it once', async () => {
    const { token, event } = await reserve()
    await receive(event)
    await killBefore('INSERT INTO payment_ledger', LEDGER, () => web('refund', token))
    expect([await states(), await site.rows('SELECT FROM payments.refunds')]).toEqual([['active'], []])
    await server.refund(site.ctx, token)
    await server.refund(site.ctx, token)
    expect(await states()).toEqual(['refunded'])
    expect(await site.rows('SELECT amount_cents FROM payments.refunds')).toEqual([{ amount_cents: DEPOSIT }])
  })
})

describe('a worker that is killed', () => {
  it('before it has told of a reservation tells of it once', async () => {
    const { event } = await reserve()
    await receive(event)
    await killBefore('INSERT INTO lead_notes', 'LOCK TABLE lead_notes IN EXCLUSIVE MODE', worker)
    await restartWorker()
    expect([await leads(), await mails()]).toEqual([['Reserved'], ['Your vehicle is reserved']])
  })

  it('after Stripe returned a deposit, before the answer, returns it once', async () => {
    const { token, event } = await reserve()
    await receive(event)
    await server.refund(site.ctx, token)
    const before = site.stripe.writes.refunds
    await killAtStripe('hanging', worker)
    await restartWorker()
    expect(site.stripe.writes.refunds - before).toBe(1)
    expect((await ledger()).slice(1)).toEqual([
      `charged ${DEPOSIT}`,
      'refund_asked 0',
      `refunded -${DEPOSIT}`,
    ])
  })

  it('before it recorded a refund records it once', async () => {
    const { token, event } = await reserve()
    await receive(event)
    await server.refund(site.ctx, token)
    const before = site.stripe.writes.refunds
    await killBefore('INSERT INTO payment_ledger', LEDGER, worker)
    await restartWorker()
    expect(site.stripe.writes.refunds - before).toBe(1)
    expect(await view(token)).toMatchObject({ state: 'refunded', reservation: { state: 'refunded' } })
    expect((await ledger()).slice(1)).toEqual([
      `charged ${DEPOSIT}`,
      'refund_asked 0',
      `refunded -${DEPOSIT}`,
    ])
  })

  it('while it closes the payment of an abandoned hold closes it, and makes one lead', async () => {
    const token = await begin()
    await ask(token)
    await server.tend(site.pool, new Date(Date.now() + 16 * 60_000))
    await killAtStripe('hanging', worker)
    await restartWorker()
    expect(await view(token)).toMatchObject({ state: 'canceled', reservation: { state: 'released' } })
    expect([await leads(), await mails()]).toEqual([['Abandoned'], []])
  })
})
