import { openSearch } from '@/server/stock/search/open-search'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { GET } from './route'

jest.mock('@/server/stock/search/open-search', () => ({ openSearch: jest.fn() }))
jest.mock('@/server/tenants/resolve-tenant', () => ({ resolveTenant: jest.fn() }))

const ask = () =>
  GET(new Request('http://site.localhost/api/stock/budget?by=price'), {
    params: Promise.resolve({ host: 'site.localhost' }),
  })

describe('where a budget form is sent to', () => {
  it('leads to the results, without prices where the site shows none [BUD-01, PRICE-09]', async () => {
    jest.mocked(resolveTenant).mockResolvedValue({ settings: { 'price.visible': false } } as never)
    jest
      .mocked(openSearch)
      .mockResolvedValue({ hrefOf: (query: object) => `/search#${JSON.stringify(query)}` } as never)
    const answer = await ask()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('"ranges":{}')
  })

  it('says in plain words that it cannot tell now, and when to try again', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(resolveTenant).mockRejectedValue(new Error('the database is away'))
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(answer.text()).resolves.toBe(
      'Search is not available at the moment. Please go back and try again.',
    )
    expect(told).toHaveBeenCalled()
  })

  it('says that there is no website where there is none', async () => {
    jest.mocked(resolveTenant).mockResolvedValue(null)
    expect((await ask()).status).toBe(404)
  })
})
