import { openSearch } from '@/server/stock/search/open-search'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { GET } from './route'

jest.mock('@/server/stock/search/open-search', () => ({ openSearch: jest.fn() }))
jest.mock('@/server/tenants/resolve-tenant', () => ({ resolveTenant: jest.fn() }))

const ask = () =>
  GET(new Request('http://site.localhost/api/stock/budget?by=price'), {
    params: Promise.resolve({ host: 'site.localhost' }),
  })

describe("the budget form's endpoint", () => {
  it('redirects to the results, without prices if the site shows none [BUD-01, PRICE-09]', async () => {
    jest.mocked(resolveTenant).mockResolvedValue({ settings: { 'price.visible': false } } as never)
    jest
      .mocked(openSearch)
      .mockResolvedValue({ hrefOf: (query: object) => `/search#${JSON.stringify(query)}` } as never)
    const answer = await ask()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('"ranges":{}')
  })

  it('answers 503 in plain words, and says when to try again, if the search fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(resolveTenant).mockRejectedValue(new Error('the database is away'))
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(answer.text()).resolves.toBe(
      'Search is not available at the moment. Please go back and try again.',
    )
    expect(logged).toHaveBeenCalled()
  })

  it('answers 404 if there is no website', async () => {
    jest.mocked(resolveTenant).mockResolvedValue(null)
    expect((await ask()).status).toBe(404)
  })
})
