import type { ServerResponse } from 'node:http'
import type { QuoteRequest } from '@/domain/finance/offer/quote'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { httpLender } from './http-lender'
import { httpQuote } from './http-quote'

const limits = { allowPrivate: true, idleMs: 4000, totalMs: 4000, maxBytes: 64 * 1024 }
/** Short limits for tests of services that never answer, so that they do not depend on the machine's load. */
const brief = { ...limits, idleMs: 300, totalMs: 300 }
const quote = { weeklyRepaymentAmount: 129, comparisonRate: 8.1, advertisedRate: 7.5 }
const lender = {
  interestRate: 7.1,
  comparisonRate: 8.2,
  paymentWeek: 120,
  disclaimer: 'For approved applicants.',
}
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 18_990,
  loanTerm: 5,
  year: 2021,
  vin: null,
  nvic: 'ABC1',
  whoIsHelping: '',
}

let service: Upstream
let base: string
let answer: (response: ServerResponse) => void
let requests: { line: string; type: string | undefined; body: string }[]

beforeAll(async () => {
  service = await startUpstream(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    requests.push({
      line: `${incoming.method} ${incoming.url}`,
      type: incoming.headers['content-type'],
      body,
    })
    answer(response)
  })
  base = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  requests = []
})

const askQuote = (own = limits) => httpQuote(`${base}/v1/?key=s3cret`, request, own)
const askLender = (own = limits) => httpLender(`${base}/lender?key=s3cret`, { id: '42' }, own)
const json = (value: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(value))
}

describe('The quote service', () => {
  it('receives the request as JSON and answers with a quote [FIN-43]', async () => {
    json({ ...quote, note: '<script>alert(1)</script>' })
    expect(await askQuote()).toEqual(quote)
    expect(requests).toEqual([
      {
        line: 'POST /v1/api/youx/quote?key=s3cret',
        type: 'application/json',
        body: JSON.stringify(request),
      },
    ])
  })

  it('is not followed when it redirects, so that the request goes nowhere else', async () => {
    answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
    await expect(askQuote()).rejects.toThrow(/status 307/)
    expect(requests).toHaveLength(1)
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty object', {}],
    ['text as a figure', { ...quote, weeklyRepaymentAmount: '<b>129</b>' }],
    ['no comparison rate', { ...quote, comparisonRate: undefined }],
    ['a list', [quote]],
  ])('gives no quote when it answers with %s [FIN-45]', async (_, body) => {
    json(body)
    await expect(askQuote()).rejects.toThrow('did not answer with a quote')
  })
})

describe('The lender data service', () => {
  it('is called with the car’s id and answers with figures and a disclaimer [FIN-42]', async () => {
    json({ ...lender, term5: 500, secret: 'x', paymentMonth: null })
    expect(await askLender()).toEqual({ ...lender, term5: 500 })
    expect(requests.map(({ line }) => line)).toEqual(['GET /lender?key=s3cret&car_id=42'])
  })

  it('cannot inject markup, and may answer with a null rate [FIN-01, FIN-42]', async () => {
    json({ interestRate: null, disclaimer: 'For all.<img src=x onerror=alert(1)>' })
    const found = await askLender()
    expect(found?.interestRate).toBeNull()
    expect(found?.disclaimer).toBe('For all.')
  })

  it.each([null, {}, [lender]])('has nothing for the car when it answers %j', async (body) => {
    json(body)
    expect(await askLender()).toBeNull()
  })

  it.each<[string, unknown]>([
    ['text', 'lender'],
    ['an impossible rate', { interestRate: 900 }],
  ])('causes a rejection when it answers with %s', async (_, body) => {
    json(body)
    await expect(askLender()).rejects.toThrow('did not answer with a lender')
  })
})

describe.each([
  ['The quote service', askQuote],
  ['The lender data service', askLender],
])('%s', (_, ask) => {
  const failureOf = (own = limits) =>
    ask(own).then(
      () => new Error('answered'),
      (error: Error) => error,
    )

  it.each<[string, () => void, RegExp]>([
    ['is slow', () => (answer = () => undefined), /does not answer|took longer/],
    [
      'never ends its answer',
      () => {
        answer = (response) => {
          response.writeHead(200)
          const drip = setInterval(() => response.write(' '), 20)
          response.on('close', () => clearInterval(drip))
        }
      },
      /took longer/,
    ],
  ])('times out when it %s [FIN-45]', async (__, behave, reason) => {
    behave()
    expect((await failureOf(brief)).message).toMatch(reason)
  })

  it.each<[string, () => void, RegExp]>([
    [
      'sends too much',
      () => (answer = (response) => response.end('9'.repeat(70_000))),
      /more than 65536 bytes/,
    ],
    ['sends HTML', () => (answer = (response) => response.end('<html>')), /did not answer with JSON/],
    ['fails', () => json(quote, 500), /answered with status 500/],
    ['hangs up', () => (answer = (response) => response.destroy()), /connection .* failed/],
  ])(
    'causes a rejection that does not reveal the address’s key when it %s [FIN-45]',
    async (__, behave, reason) => {
      behave()
      const { message } = await failureOf()
      expect(message).toMatch(reason)
      expect(message).not.toMatch(/s3cret|\n/)
    },
  )

  it('is never called at a private address', async () => {
    json(quote)
    await expect(ask({ ...limits, allowPrivate: false })).rejects.toThrow('private address')
    expect(requests).toEqual([])
  })
})
