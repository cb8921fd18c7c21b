import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { siteOf } from '../search/search-site'
import { type CheckoutSite, openCheckoutSite } from './checkout-site'

let site: CheckoutSite
let answerJourney: typeof import('@/server/checkout/journey/answer-journey').answerJourney
let readJourney: typeof import('@/server/checkout/journey/stored-journey').readJourney
let readDraft: typeof import('@/server/leads/drafts').readDraft
let openSession: typeof import('@/server/shoppers/session/sessions').openSession

const settings = {
  'checkout.enabled': true,
  'checkout.reserveButtons': true,
  'checkout.journey': true,
  'checkout.extras': [{ name: 'Paint protection', dollars: 990 }],
}
const ctx = siteOf(settings)
const gated = siteOf({ ...settings, 'gates.checkout': true })

beforeAll(async () => {
  site = await openCheckoutSite()
  ;({ answerJourney } = await import('@/server/checkout/journey/answer-journey'))
  ;({ readJourney } = await import('@/server/checkout/journey/stored-journey'))
  ;({ readDraft } = await import('@/server/leads/drafts'))
  ;({ openSession } = await import('@/server/shoppers/session/sessions'))
})
beforeEach(async () => {
  await site.clear()
  await site.pool.query('TRUNCATE payments.journeys; DELETE FROM shoppers; DELETE FROM limits.tries')
})
afterAll(() => site?.close())

type Fields = Record<string, string>

const STEPS: readonly (readonly [step: string, fields: Fields])[] = [
  ['trade-in', { trade_in: 'Yes', trade_in_vehicle: '2015 Mazda 3', trade_in_kilometres: '90000' }],
  ['payment', { payment: 'Finance', finance_amount: '10000' }],
  ['extras', { extras: 'Paint protection' }],
  ['delivery', { delivery: 'Pick up' }],
  [
    'contact',
    { name: 'Ada', last_name: 'Buyer', email: 'ada@example.com', phone: '0412 345 678', terms: 'on' },
  ],
]

async function send(fields: Fields, { on = ctx, cookie = '' } = {}) {
  const body = new URLSearchParams({ car_id: 'vehicle-1', key: 'request-key', ...fields })
  const headers = { host: 'tenant-1.localhost', cookie }
  const request = new Request('http://tenant-1.localhost/api/checkout-journey', {
    method: 'POST',
    body,
    headers,
  })
  return answerJourney(on, request, new Date())
}

/** Where a form leads to. */
async function sent(fields: Fields, options: Parameters<typeof send>[1] = {}) {
  const answer = await send(fields, options)
  expect(answer.status).toBe(303)
  const url = new URL(answer.headers.get('location') ?? '', 'http://tenant-1.localhost')
  return { path: url.pathname, query: Object.fromEntries(url.searchParams), answer }
}

/** What an answer keeps for the step's form, by its cookie. */
async function draftOf(answer: Response, step: string) {
  const cookie = /^checkout-draft=([^;]+); Path=\/checkout-journey;/.exec(
    answer.headers.get('set-cookie') ?? '',
  )
  return readDraft(ctx, `journey-${step}`, cookie?.[1] ?? '')
}

/** Answers all steps. Returns the purchase's token. */
async function answerAll(options: Parameters<typeof send>[1] = {}): Promise<string> {
  let token = ''
  for (const [step, fields] of STEPS) {
    const { query } = await sent({ step, ...fields, ...(token && { journey: token }) }, options)
    token = query.journey ?? ''
  }
  return token
}

async function signedIn(): Promise<string> {
  const [shopper] = await site.rows<{ id: number }>(
    `INSERT INTO shoppers (tenant_id, scope, email) VALUES (1, 't:1', 'sam@example.com') RETURNING id`,
  )
  const token = await openSession(site.pool, ctx, {
    shopperId: shopper?.id ?? 0,
    replaces: null,
    now: new Date(),
  })
  return `${SESSION_COOKIE}=${token}`
}

const mails = () =>
  site.rows<{ to: string; subject: string; text: string; html: string }>(
    'SELECT "to", subject, text, html FROM leads.mails ORDER BY id',
  )

describe('an online purchase', () => {
  it('goes from step to step to the deposit, and the paid one’s lead has every answer [ROUTE-19, CHK-01]', async () => {
    let token = ''
    const visited: string[] = []
    for (const [step, fields] of STEPS) {
      const { path, query } = await sent({ step, ...fields, ...(token && { journey: token }) })
      expect([path, query.car_id]).toEqual(['/checkout-journey', 'vehicle-1'])
      if (token) expect(query.journey).toBe(token)
      token = query.journey ?? ''
      visited.push(query.step ?? '')
    }
    expect(visited).toEqual(['payment', 'extras', 'delivery', 'contact', 'summary'])
    const { path } = await sent({ step: 'summary', journey: token })
    expect(path).toMatch(/^\/checkout\/[\w-]{16}\.[\w-]{22}$/)
    const { askProvider, readCheckout } = await import('@/server/checkout/open-payment')
    const { receiveWebhook } = await import('@/server/checkout/receive-webhook')
    const read = async () => readCheckout(site.pool, ctx, path.replace('/checkout/', ''))
    const payment = await read()
    if (!payment) throw new Error('no such checkout')
    await askProvider(site.pool, 1, payment, { description: '', now: new Date() })
    await receiveWebhook(site.pool, 1, site.stripe.confirm((await read())?.ref ?? ''), new Date())
    await site.work()
    expect(await site.rows('SELECT kind, state FROM reservations')).toEqual([
      { kind: 'purchase', state: 'active' },
    ])
    const [lead] = await site.rows<{ answers: Record<string, string> }>(
      'SELECT subcategory, email, phone, answers FROM leads',
    )
    expect(lead).toMatchObject({
      subcategory: 'Reserved purchase',
      email: 'ada@example.com',
      phone: '+61412345678',
      answers: {
        'Do you have a vehicle to trade in?': 'Yes',
        'Year, make and model': '2015 Mazda 3',
        'How would you like to pay?': 'Finance',
        'Warranty and protection': 'Paint protection',
        'How would you like to get it?': 'Pick up',
      },
    })
  })

  it('comes back to a step with its problems and what was typed [ROUTE-19]', async () => {
    const { query, answer } = await sent({ step: 'trade-in', trade_in: 'Yes', trade_in_rego: 'ABC123' })
    expect(query).toEqual({ car_id: 'vehicle-1', step: 'trade-in', again: '1' })
    const draft = await draftOf(answer, 'trade-in')
    expect(draft?.values).toMatchObject({ trade_in: 'Yes', trade_in_rego: 'ABC123' })
    expect(draft?.problems).toEqual([
      { field: 'trade_in_vehicle', message: 'Enter the year, make and model of your vehicle.' },
    ])
  })

  it('asks for what is missing before the deposit [ROUTE-19]', async () => {
    const first = await sent({ step: 'trade-in', trade_in: 'No' })
    const journey = first.query.journey ?? ''
    expect((await sent({ step: 'summary', journey })).query.step).toBe('payment')
    expect((await sent({ step: 'summary' })).query).toEqual({ car_id: 'vehicle-1', step: 'trade-in' })
    expect(await site.rows('SELECT FROM reservations')).toEqual([])
  })

  it('says that somebody else holds the vehicle [ROUTE-19]', async () => {
    const journey = await answerAll()
    await sent({ step: 'summary', journey, key: 'first-buyer' })
    const second = await sent({ step: 'summary', journey, key: 'second-buyer' })
    expect([second.path, second.query.step, second.query.taken]).toEqual([
      '/checkout-journey',
      'summary',
      '1',
    ])
  })

  it.each([
    [{ key: '' }, 400],
    [{ step: 'constructor' }, 400],
    [{ car_id: 'no-such-vehicle' }, 404],
  ])('refuses %j', async (fields, status) => {
    expect((await send({ step: 'trade-in', trade_in: 'No', ...fields })).status).toBe(status)
  })

  it('asks a visitor to sign in where the website does, and comes back to the step with what was typed [AUTH-04, CHK-09]', async () => {
    const typed = { step: 'payment', payment: 'Finance', finance_amount: '10000' }
    const { path, query, answer } = await sent(typed, { on: gated })
    expect([path, query.type]).toEqual(['/sign-in', 'checkout'])
    expect(query.redirect).toBe('/checkout-journey?car_id=vehicle-1&step=payment&again=1')
    expect((await draftOf(answer, 'payment'))?.values).toMatchObject({ finance_amount: '10000' })
    const summary = await sent({ step: 'summary' }, { on: gated })
    expect(summary.query.redirect).toBe('/checkout-journey?car_id=vehicle-1&step=summary')
    expect(await site.rows('SELECT FROM payments.journeys')).toEqual([])
  })
})

describe('the link of an online purchase', () => {
  it('is mailed once to the address that the shopper enters, in the website’s theme [ROUTE-19]', async () => {
    const token = await answerAll()
    const [, contact] = STEPS.at(-1) ?? []
    await sent({ step: 'contact', ...contact, journey: token })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Tenant: Your purchase is saved' })
    const link = `/checkout-journey?car_id=vehicle-1&journey=${token}`
    expect(mail?.text).toMatch(new RegExp(`http://tenant-1\\.localhost:\\d+${link.replace(/[?.]/g, '\\$&')}`))
    expect(mail?.text).not.toContain('Mazda')
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
    await sent({ step: 'contact', ...contact, email: 'ada@work.example', journey: token })
    expect((await mails()).map(({ to }) => to)).toEqual(['ada@example.com', 'ada@work.example'])
  })

  it('is mailed to a signed-in shopper with the first answer, and not again to the same address [ROUTE-19]', async () => {
    const cookie = await signedIn()
    const { query } = await sent({ step: 'trade-in', trade_in: 'No' }, { cookie, on: gated })
    const token = query.journey ?? ''
    await sent({ step: 'payment', payment: 'Finance', journey: token }, { cookie, on: gated })
    const [, contact] = STEPS.at(-1) ?? []
    await sent(
      { step: 'contact', ...contact, email: 'sam@example.com', journey: token },
      { cookie, on: gated },
    )
    expect((await mails()).map(({ to }) => to)).toEqual(['sam@example.com'])
  })

  it('is mailed to one address three times an hour at most, however many purchases are begun with it', async () => {
    const [, contact] = STEPS.at(-1) ?? []
    for (let nth = 0; nth < 5; nth++) await sent({ step: 'contact', ...contact, key: `request-${nth}` })
    expect(await mails()).toHaveLength(3)
  })

  it('opens nothing when it was changed, on another website, and for another vehicle [ROUTE-19]', async () => {
    const { query } = await sent({ step: 'trade-in', trade_in: 'No' })
    const token = query.journey ?? ''
    expect((await readJourney(ctx, '1', token))?.answers).toEqual({ 'trade-in': { trade_in: 'No' } })
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect(await readJourney(ctx, '1', forged)).toBeNull()
    expect(await readJourney(site.sister, '1', token)).toBeNull()
    expect(await readJourney(ctx, '2', token)).toBeNull()
    const other = await sent({ step: 'payment', payment: 'Finance', journey: forged })
    expect(other.query.journey).not.toBe(token)
    expect((await readJourney(ctx, '1', token))?.answers).toEqual({ 'trade-in': { trade_in: 'No' } })
  })
})
