import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { openTradeInSite, sportage, type TradeInSite } from './trade-in-site'

let site: TradeInSite
let logged: string[]
let services = 0

beforeAll(async () => {
  site = await openTradeInSite()
})
beforeEach(async () => {
  await site.clear()
  logged = []
  jest.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')))
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => site?.close())

/** A service at an address of its own, so that each test has its own circuit breaker. */
function serviceOf(key: 'integrations.valuationUrl' | 'integrations.regoUrl') {
  services += 1
  return { [key]: site.address(`service-${services}?key=s3cret`) }
}

describe('a trade-in valued from stock', () => {
  it('is stored with its basis in the lead’s transaction, and leads to its offer [TRADE-01, TRADE-05, TRADE-09]', async () => {
    const { status, said } = await site.send({ rego: 'abc-123', regoState: 'NSW', damage: 'Light' })
    expect(status).toBe(201)
    expect(said.next).toMatch(/^\/trade-in-offer\/[\w-]{16}\.[\w-]{22}$/)
    const [lead] = await site.leads()
    expect(lead).toMatchObject({ subcategory: '2. Valued', form_completed: true, offer_accepted: false })
    const [valuation] = await site.valuations()
    expect(valuation).toMatchObject({
      tenant_id: 1,
      lead_id: lead?.id,
      vehicle_id: null,
      rego: 'ABC123',
      rego_state: 'NSW',
      make: 'Kia',
      model: 'Sportage',
      year: 2020,
      kilometres: 60_000,
      condition: { ...conditionOf(), damage: 'Light' },
      provider: 'Comparable stock',
      accepted_at: null,
    })
    const { low, high, offer_price: offer } = valuation as Record<string, number>
    expect([low, offer, high]).toEqual([22_200, 23_800, 25_500])
    expect(lead?.answers).toMatchObject({ offer_price: String(offer), make: 'kia' })
    expect(valuation?.basis).toMatchObject({
      scope: 'model',
      conditionFactor: 0.96,
      reasons: [
        'Based on 6 similar vehicles in stock: 2019–2021 Kia Sportage, 60,000 km.',
        'Adjusted to 60,000 km and the year 2020.',
        'Reduced for damage.',
      ],
    })
    expect(valuation).toHaveProperty('basis.comparables.length', 6)
    expect(logged).toEqual([])
  })

  it('goes to staff with its delivery and to the shopper with a mail, once [TRADE-01]', async () => {
    await site.send()
    expect(await site.deliveries()).toHaveLength(1)
    expect(await site.due()).toBe(1)
    expect((await site.jobs()).map((job) => job.task_identifier)).toEqual(['send-mail'])
  })

  it('is one valuation for one form, however often it is sent [TRADE-05]', async () => {
    const key = '8b2f6a52-2f0c-4d64-9d4e-0f5d1c1f7a11'
    const first = await site.send({}, { key })
    const second = await site.send({}, { key })
    expect(second.said.next).toBe(first.said.next)
    expect(await site.valuations()).toHaveLength(1)
  })

  it('names the vehicle that the shopper wants [ROUTE-20]', async () => {
    await site.send({}, { userData: { car_id: 1 } })
    expect(await site.valuations()).toMatchObject([{ vehicle_id: 1 }])
  })

  it('towards a vehicle that staff excluded is a general one, also on the form’s own page [TRADE-08]', async () => {
    await site.pool.query('UPDATE vehicles SET staff_no_trade_in = true WHERE id = 1')
    const { openForm } = await import('@/server/leads/open-form')
    const asked = { key: 'trade-in', carId: '1', draftToken: null }
    expect(await openForm(site.context(), asked, new Date())).toMatchObject({
      vehicle: null,
      form: { key: 'trade-in' },
    })
    const other = await openForm(site.context(), { ...asked, key: 'enquiry' }, new Date())
    expect(other?.vehicle).toMatchObject({ id: 1 })
    const { status } = await site.send({}, { userData: { car_id: 1 } })
    await site.pool.query('UPDATE vehicles SET staff_no_trade_in = false WHERE id = 1')
    expect(status).toBe(201)
    expect(await site.valuations()).toMatchObject([{ vehicle_id: null, offer_price: 24_800 }])
    const [lead] = await site.leads()
    expect(lead).toMatchObject({ vehicle_id: null, vehicle_snapshot: null })
    expect(lead?.answers).not.toHaveProperty('car_id')
  })

  it('is left to staff when too little like it is in stock, and the lead is taken [TRADE-01, TRADE-09]', async () => {
    const { status, said } = await site.send({ make: 'Lada', model: 'Niva' })
    expect(status).toBe(201)
    expect(said.next).toMatch(/^\/trade-in-offer\//)
    expect(await site.leads()).toMatchObject([{ subcategory: '1. Started' }])
    expect(await site.valuations()).toMatchObject([
      {
        offer_price: null,
        low: null,
        valid_until: null,
        basis: { reason: 'No vehicle of this make is in stock.' },
      },
    ])
  })

  it('compares with the same make and body where the model is rare [TRADE-01]', async () => {
    await site.send({ model: 'Rio', year: '2021' })
    expect((await site.leads())[0]?.subcategory).toBe('1. Started')
    site.configure(serviceOf('integrations.regoUrl'))
    site.json({ make: 'Kia', model: 'Seltos', body: 'SUV' })
    await site.send({ model: 'Seltos', rego: 'ABC123', regoState: 'NSW' })
    expect((await site.valuations()).at(-1)).toMatchObject({ basis: { scope: 'body' } })
  })

  it('never compares with stock of other websites', async () => {
    await site.pool.query(`UPDATE vehicles SET tenant_id = 2, dealership_id = 21 WHERE model = 'Sportage'`)
    await site.send()
    expect(await site.valuations()).toMatchObject([{ offer_price: null }])
    await site.pool.query(`UPDATE vehicles SET tenant_id = 1, dealership_id = 11 WHERE model = 'Sportage'`)
  })
})

function conditionOf() {
  const { make, model, year, kms, ...condition } = sportage
  return condition
}

describe('a trade-in valued by a service', () => {
  const url = () => serviceOf('integrations.valuationUrl')

  it('asks with the rego service’s id and the answers about condition, and keeps the answer [TRADE-02, TRADE-05]', async () => {
    site.configure({
      ...url(),
      ...serviceOf('integrations.regoUrl'),
      'tradeIn.valuationProvider': 'Value Guide',
    })
    site.answer((response, request) =>
      response.end(
        request.method === 'GET'
          ? JSON.stringify({ id: 'v-9', make: 'Kia', model: 'Sportage' })
          : JSON.stringify({
              id: 'q-1',
              offer_price: 21_450.4,
              low: 20_000,
              high: 23_000,
              more: [1, { a: null }],
            }),
      ),
    )
    const { said } = await site.send({ rego: 'ABC123', regoState: 'NSW' })
    expect(said.next).toMatch(/^\/trade-in-offer\//)
    expect(site.asked.at(-1)?.body).toEqual({
      id: 'v-9',
      rego: 'ABC123',
      regoState: 'NSW',
      make: 'Kia',
      model: 'Sportage',
      badge: null,
      year: 2020,
      kms: 60_000,
      adjustmentAnswers: conditionOf(),
    })
    expect(await site.valuations()).toMatchObject([
      {
        provider: 'Value Guide',
        low: 20_000,
        high: 23_000,
        offer_price: 21_450,
        basis: { answer: { id: 'q-1', offer_price: 21_450.4, more: [1, { a: null }] }, reasons: [] },
      },
    ])
    expect(await site.leads()).toMatchObject([{ subcategory: '2. Valued' }])
  })

  it('has a range around its offer, whatever the service says [TRADE-05]', async () => {
    site.configure(url())
    site.json({ offer_price: 21_000, low: 22_000 })
    await site.send()
    expect(await site.valuations()).toMatchObject([{ low: 21_000, high: 21_000, offer_price: 21_000 }])
  })

  it('stores hostile text as text that the database can hold [TRADE-02]', async () => {
    site.configure(url())
    site.answer((response) =>
      response.end(
        '{"offer_price":9000,"reasons":["<img src=x onerror=alert(1)>\\u0000"],"__proto__":{"x":"\\ud800"}}',
      ),
    )
    await site.send()
    expect(await site.valuations()).toMatchObject([
      { offer_price: 9000, basis: { reasons: ['<img src=x onerror=alert(1)>'] } },
    ])
  })

  it.each<[string, string]>([
    ['null', 'null'],
    ['an empty object', '{}'],
    ['no offer_price', '{"id":"q-1"}'],
    ['an offer_price of null', '{"offer_price":null}'],
  ])('is left to staff without an error when it answers %s [TRADE-02]', async (_, body) => {
    site.configure(url())
    site.answer((response) => response.end(body))
    await site.send()
    expect(await site.leads()).toMatchObject([{ subcategory: '1. Started' }])
    expect(logged).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['is slow', (response) => void setTimeout(() => response.end('{"offer_price":1}'), 3000).unref()],
    ['hangs up', (response) => response.destroy()],
    ['fails', (response) => response.writeHead(500).end()],
    ['sends an empty body', (response) => response.end()],
    ['sends HTML', (response) => response.end('<html><script>alert(1)</script>')],
    ['sends a list', (response) => response.end('[]')],
    ['sends the price as text', (response) => response.end('{"offer_price":"9000"}')],
    ['sends a negative price', (response) => response.end('{"offer_price":-1}')],
    ['sends 10 MB', (response) => response.end(`{"offer_price":${'9'.repeat(10_000_000)}}`)],
    [
      'sends JSON of a thousand levels',
      (response) => response.end(`{"offer_price":1,"a":${'['.repeat(1000)}${']'.repeat(1000)}}`),
    ],
  ])(
    'is left to staff, with one line in the log, when it %s: the lead is taken [TRADE-02]',
    async (_, behave) => {
      site.configure(url())
      site.answer(behave)
      const { status, said } = await site.send({ rego: 'ABC123', regoState: 'NSW' })
      expect(status).toBe(201)
      expect(said.next).toMatch(/^\/trade-in-offer\//)
      expect(await site.leads()).toMatchObject([{ subcategory: '1. Started', is_spam: false }])
      expect(await site.valuations()).toMatchObject([
        { offer_price: null, basis: { reason: 'The valuation was not available.' } },
      ])
      expect(await site.deliveries()).toHaveLength(1)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatch(/no valuation for a shopper of tenant-1/)
      expect(logged[0]).not.toMatch(/ABC123|Sam|s3cret|0491/)
    },
  )

  it('is not asked again for some seconds after it failed, and every lead is taken [TRADE-02]', async () => {
    site.configure(url())
    site.answer((response) => response.destroy())
    await site.send()
    await site.send()
    expect(site.asked).toHaveLength(1)
    expect(await site.leads()).toHaveLength(2)
    expect(logged).toHaveLength(1)
  })
})
