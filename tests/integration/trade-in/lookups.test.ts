import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { HOST } from '../leads/sending-site'
import { openTradeInSite, type TradeInSite } from './trade-in-site'

let site: TradeInSite
let answerRego: typeof import('@/server/trade-in/rego/answer-rego').answerRego
let logged: string[]
let services = 0

beforeAll(async () => {
  site = await openTradeInSite()
  ;({ answerRego } = await import('@/server/trade-in/rego/answer-rego'))
})
beforeEach(async () => {
  await site.clear()
  logged = []
  const keep = (...parts: unknown[]) => void logged.push(parts.join(' '))
  jest.spyOn(console, 'error').mockImplementation(keep)
  jest.spyOn(console, 'warn').mockImplementation(keep)
  jest.spyOn(console, 'log').mockImplementation(keep)
  services += 1
  site.configure({ 'integrations.regoUrl': site.address(`rego-${services}?key=s3cret`) })
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => site?.close())

async function find(query = 'rego=abc-123&regoState=NSW') {
  const answer = await answerRego(site.context(), new Request(`http://${HOST}/api/trade-in/rego?${query}`))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, said: await answer.json(), wait: answer.headers.get('retry-after') }
}

describe('looking a rego up', () => {
  it('asks the service and answers with the vehicle [TRADE-02]', async () => {
    site.json({ id: 7, make: ' Kia ', model: 'Rio', badge: 'S', year: '2021', body: 'Hatch', owner: 'Sam' })
    expect(await find()).toMatchObject({
      status: 200,
      said: { found: true, id: '7', make: 'Kia', model: 'Rio', badge: 'S', year: 2021, body: 'Hatch' },
    })
    expect(site.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /rego-${services}?key=s3cret&rego=ABC123&regoState=NSW`,
    ])
  })

  it('asks for the vehicle instead where the website has no service [TRADE-02]', async () => {
    site.configure({})
    expect(await find()).toMatchObject({ status: 200, said: { found: false } })
  })

  it.each<[string, string]>([
    ['null', 'null'],
    ['{}', '{}'],
  ])('finds nothing when the service answers %s [TRADE-02]', async (_, body) => {
    site.answer((response) => response.end(body))
    expect((await find()).said).toEqual({ found: false })
    expect(logged).toEqual([])
  })

  it('finds nothing when the service answers 404 or 204 [TRADE-02]', async () => {
    site.answer((response) => response.writeHead(404).end())
    expect((await find()).said).toEqual({ found: false })
    site.answer((response) => response.writeHead(204).end())
    expect((await find()).said).toEqual({ found: false })
    expect(logged).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['is slow', (response) => void setTimeout(() => response.end('{}'), 3000).unref()],
    ['hangs up', (response) => response.destroy()],
    ['fails', (response) => response.writeHead(503).end()],
    ['sends an empty body', (response) => response.end()],
    ['sends HTML', (response) => response.end('<html>')],
    ['sends numbers as names', (response) => response.end('{"make":1,"model":2}')],
    ['sends a list', (response) => response.end('[]')],
    ['sends 10 MB', (response) => response.end(`{"make":"${'x'.repeat(10_000_000)}","model":"y"}`)],
  ])(
    'finds nothing when the service %s, and logs one line without the rego [TRADE-02]',
    async (_, behave) => {
      site.answer(behave)
      expect(await find()).toMatchObject({ status: 200, said: { found: false } })
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatch(/no vehicle for a rego of a shopper of tenant-1/)
      expect(logged[0]).not.toMatch(/ABC123|NSW|s3cret/)
    },
  )

  it('passes hostile markup on as text, and leaves out what a field cannot hold [TRADE-02]', async () => {
    site.json({ make: '<script>', model: 'R\0io', year: 'soon', badge: null })
    expect((await find()).said).toMatchObject({ found: true, make: '<script>', model: 'Rio', year: null })
  })

  it.each([
    ['', 'rego', 'Enter a rego of up to 9 letters and digits.'],
    ['rego=&regoState=NSW', 'rego', 'Enter a rego of up to 9 letters and digits.'],
    ['rego=ABCDEFGHIJ&regoState=NSW', 'rego', 'Enter a rego of up to 9 letters and digits.'],
    ['rego=A%27B&regoState=NSW', 'rego', 'Enter a rego of up to 9 letters and digits.'],
    ['rego=ABC123', 'regoState', 'Choose the state of the rego.'],
    ['rego=ABC123&regoState=constructor', 'regoState', 'Choose the state of the rego.'],
  ])('refuses %j and names %s', async (query, field, message) => {
    expect(await find(query)).toMatchObject({ status: 400, said: { error: { field, message } } })
    expect(site.asked).toEqual([])
  })

  it('is limited to 15 in ten minutes for one network [TRADE-02]', async () => {
    site.json({ make: 'Kia', model: 'Rio' })
    for (let times = 0; times < 15; times += 1) expect((await find()).status).toBe(200)
    const refused = await find()
    expect(refused.status).toBe(429)
    expect(Number(refused.wait)).toBeGreaterThan(0)
    expect(site.asked).toHaveLength(15)
  })

  it('is refused from a page of another site', async () => {
    const { GET } = await import('@/app/sites/[host]/api/trade-in/rego/route')
    const from = (site: string) =>
      GET(
        new Request(`http://${HOST}/api/trade-in/rego?rego=A1&regoState=NSW`, {
          headers: { 'sec-fetch-site': site },
        }),
        { params: Promise.resolve({ host: HOST }) },
      )
    expect((await from('cross-site')).status).toBe(403)
    expect((await from('same-origin')).status).toBe(200)
  })
})

describe('the choices of the trade-in form', () => {
  async function choices(query = '') {
    const { GET } = await import('@/app/sites/[host]/api/trade-in/choices/route')
    const request = new Request(`http://${HOST}/api/trade-in/choices${query}`)
    const answer = await GET(request, { params: Promise.resolve({ host: HOST }) })
    return { status: answer.status, said: await answer.json() }
  }

  it('are the makes and models in stock, with the limits of the website [TRADE-01, TRADE-06]', async () => {
    expect(await choices()).toEqual({
      status: 200,
      said: {
        makes: [{ name: 'Kia', models: ['Rio', 'Sportage'] }],
        limits: { maxAgeYears: 7, maxKilometres: 100_000, word: 'car' },
      },
    })
  })

  it('are the years and badges of one model, newest first [TRADE-01]', async () => {
    expect((await choices('?make=KIA&model=sportage')).said).toEqual({
      years: [2021, 2020, 2019],
      badges: ['S'],
    })
    expect((await choices('?make=Lada&model=Niva')).said).toEqual({ years: [], badges: [] })
    expect((await choices('?make=constructor&model=constructor')).said).toEqual({ years: [], badges: [] })
  })

  it('need both a make and a model', async () => {
    expect(await choices('?make=Kia')).toMatchObject({ status: 400, said: { error: { field: 'model' } } })
  })
})

describe('a website that takes no trade-ins', () => {
  it('has no form, no look-ups and no choices for them, and other websites have [TRADE-08]', async () => {
    const { getForm } = await import('@/server/leads/get-form')
    const { GET: rego } = await import('@/app/sites/[host]/api/trade-in/rego/route')
    const { GET: choices } = await import('@/app/sites/[host]/api/trade-in/choices/route')
    const statuses = async (host: string) => {
      const context = { params: Promise.resolve({ host }) }
      const ask = (path: string) => new Request(`http://${host}${path}`, { headers: { host } })
      return [
        (await rego(ask('/api/trade-in/rego?rego=ABC123&regoState=NSW'), context)).status,
        (await choices(ask('/api/trade-in/choices'), context)).status,
      ]
    }
    await site.pool.query(`UPDATE tenants SET settings = '{"tradeIn.enabled": false}' WHERE id = 2`)
    expect(await statuses('tenant-2.localhost')).toEqual([404, 404])
    expect(await statuses(HOST)).toEqual([200, 200])
    await site.pool.query('UPDATE tenants SET settings = NULL WHERE id = 2')
    expect(await getForm(site.context(), 'trade-in')).not.toBeNull()
    site.configure({ 'tradeIn.enabled': false })
    expect(await getForm(site.context(), 'trade-in')).toBeNull()
    const { status, said } = await site.send()
    expect([status, said]).toEqual([404, { error: { message: 'This form does not exist.' } }])
  })
})
