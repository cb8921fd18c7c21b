import { jest } from '@jest/globals'
import { canonicalMake } from '@/domain/stock/normalise/makes'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { inherited } from '../../support/inherited'
import { cars, type DealerSite, openDealerSite } from '../import/dealer-site'
import { disableCachedReads } from '../tenancy/next-cache'
import { siteOf } from './search-site'

let site: DealerSite
let GET: (request: Request, context: { params: Promise<{ host: string }> }) => Promise<Response>

beforeAll(async () => {
  disableCachedReads()
  site = await openDealerSite()
  const shown = { ...siteOf(), id: site.tenantId as TenantId }
  jest.unstable_mockModule('@/server/tenants/resolve-tenant', () => ({ resolveTenant: async () => shown }))
  process.env.DATABASE_URL = site.url
  ;({ GET } = await import('@/app/sites/[host]/api/stock/search/route'))
  const odd = inherited.map((name) => ({ make: name, model: name, colour: name, body: name, badge: name }))
  await site.import(cars(odd.length + 1, (index) => odd[index - 1] ?? {}))
})

afterAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { database } = await import('@/server/clients/database')
  await database().end()
  await site?.close()
})

async function ask(parameters: Record<string, string>) {
  const address = `http://site.localhost/api/stock/search?${new URLSearchParams(parameters)}`
  const response = await GET(new Request(address), { params: Promise.resolve({ host: 'site.localhost' }) })
  const body = (await response.json()) as SearchResult
  return { status: response.status, makes: body.hits?.map(({ make }) => make) }
}

describe('a feed whose makes, models, colours and bodies are named like inherited object properties', () => {
  it('is listed completely', async () => {
    const { makes } = await ask({})
    expect(makes?.toSorted()).toEqual([...inherited.map(canonicalMake), 'Toyota'].toSorted())
  })

  it.each(inherited)('is found by the text %s', async (name) => {
    expect(await ask({ query: name })).toEqual({ status: 200, makes: [canonicalMake(name)] })
  })

  it.each(inherited.flatMap((name) => ['make', 'model', 'colour'].map((field) => [field, name])))(
    'can be filtered by the %s %s',
    async (field, name) => {
      const make = canonicalMake(name)
      const requested = { [`refinementList[${field}][]`]: field === 'make' ? make : name }
      expect(await ask(requested)).toEqual({ status: 200, makes: [make] })
    },
  )

  it.each(inherited)('is not found by the body %s, which no filter has', async (name) => {
    expect(await ask({ 'refinementList[body][]': name })).toEqual({ status: 200, makes: [] })
  })

  it('leaves the text search for other makes unchanged', async () => {
    expect(await ask({ query: 'toyota corolla' })).toEqual({ status: 200, makes: ['Toyota'] })
  })
})
