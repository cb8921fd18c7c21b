import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '@/domain/flags/catalogue'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { HOST, openSendingSite, payloadOf, type SendingSite, sendJson } from '../leads/sending-site'
import { plainVehicle } from '../search/plain-vehicle'
import { siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface Asked {
  readonly method: string
  readonly url: string
  readonly body: unknown
}

export interface TradeInSite extends SendingSite {
  readonly asked: Asked[]
  answer(behave: Answer): void
  json(value: unknown): void
  /** The first website, as `configure` set it up. */
  context(): TenantContext
  /** Services at addresses that the admin would refuse: without TLS. */
  configure(settings: Partial<Settings>): void
  /** An address of its own, so that each test has its own circuit breaker. */
  address(path: string): string
  send(fields?: Record<string, unknown>, more?: Record<string, unknown>): ReturnType<typeof sendJson>
  valuations(): Promise<Record<string, unknown>[]>
}

/** A Sportage of 2020 with 60,000 km and no faults. Six like it are in stock, at $29,000 to $31,500. */
export const sportage = {
  make: 'kia',
  model: 'Sportage',
  year: '2020',
  kms: '60,000 km',
  service_history: 'Full',
  damage: 'None',
  accident: 'No',
  tyres: 'Good',
  keys: 'Two or more',
}

const comparables = [29_000, 29_500, 30_000, 30_500, 31_000, 31_500].map((price, index) =>
  plainVehicle({
    name: '2020 Kia Sportage S',
    model: 'Sportage',
    make_model: 'Kia Sportage',
    badge: 'S',
    simple_body: 'SUV',
    year: 2019 + (index % 3),
    km: 60_000,
    price,
  }),
)

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? null : JSON.parse(text)
}

export async function openTradeInSite(): Promise<TradeInSite> {
  const site = await openSendingSite()
  await storeStock(site.pool, [...comparables, plainVehicle({})])
  const asked: Asked[] = []
  let behave: Answer = (response) => response.end('{}')
  const service: Upstream = await startUpstream(async (request, response) => {
    asked.push({ method: String(request.method), url: String(request.url), body: await bodyOf(request) })
    behave(response, request)
  })
  const { answerEnquiry } = await import('@/server/enquiries/answer-enquiry')
  let settings: Partial<Settings> = {}
  const context = () => {
    const ctx = siteOf()
    return { ...ctx, address: { city: 'Brisbane', state: 'QLD' }, settings: { ...ctx.settings, ...settings } }
  }
  return {
    ...site,
    asked,
    answer: (next) => {
      behave = next
    },
    json: (value) => {
      behave = (response) => response.end(JSON.stringify(value))
    },
    context,
    configure: (next) => {
      settings = next
    },
    address: (path) => `${service.address}/${path}`,
    send: (fields = {}, more = {}) =>
      sendJson(
        (request) => answerEnquiry(context(), request, new Date()),
        payloadOf('trade-in', { ...sportage, ...fields }, more),
      ),
    valuations: async () => (await site.pool.query('SELECT * FROM valuations ORDER BY id')).rows,
    async clear() {
      asked.length = 0
      settings = {}
      await site.pool.query('TRUNCATE valuations, lead_notes')
      await site.clear()
    },
    async close() {
      await service.close()
      await site.close()
    },
  }
}

export const tokenOf = (next: unknown): string => String(next).replace('/trade-in-offer/', '')

/** Accepts an offer as a browser without JavaScript does, or as a program. */
export async function accept(token: string, headers: Record<string, string> = {}, host = HOST) {
  const { POST } = await import('@/app/sites/[host]/api/trade-in/offers/[token]/route')
  const request = new Request(`http://${host}/api/trade-in/offers/${token}`, {
    method: 'POST',
    headers: { host, ...headers },
  })
  const answer = await POST(request, { params: Promise.resolve({ host, token }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    said: text === '' ? null : JSON.parse(text),
  }
}
