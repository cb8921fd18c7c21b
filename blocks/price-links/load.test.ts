import { resolveSettings } from '@/domain/flags/resolve'
import { retrySoon } from '@/server/cache/retry-soon'
import { searchStock } from '@/server/stock/search/search-stock'
import { loadPriceLinks } from './load'

jest.mock('@/server/cache/cached', () => ({
  cached: (_: unknown, __: unknown, ___: unknown, read: () => unknown) => read(),
}))
jest.mock('@/server/cache/retry-soon', () => ({ retrySoon: jest.fn() }))
jest.mock('@/server/stock/search/search-stock', () => ({ searchStock: jest.fn() }))

const CHEAPEST = 12_490

async function labels(own: object = {}): Promise<string[]> {
  const tenant = { 'search.moneyQuickOptions': [5000, 10_000, 15_000, 20_000, 30_000], ...own }
  const { settings } = resolveSettings({ template: 'outback', tenant })
  const links = await loadPriceLinks({ limit: 2 } as never, { id: 1, slug: 'outpost', settings } as never)
  return links.map(({ label }) => label)
}

beforeEach(() => {
  jest.mocked(searchStock).mockReset()
  jest
    .mocked(searchStock)
    .mockImplementation(
      async (_, { ranges }) => ({ count: (ranges.price?.max ?? 0) >= CHEAPEST ? 1 : 0 }) as never,
    )
})

describe('the price links block', () => {
  it('starts at the lowest quick price that some stock is below', async () => {
    expect(await labels()).toEqual(['Under $15,000', 'Under $20,000'])
  })

  it('is empty if all of the stock costs more', async () => {
    expect(await labels({ 'search.moneyQuickOptions': [5000, 10_000] })).toEqual([])
  })

  it('is empty without a search on a site that shows no prices [PRICE-09]', async () => {
    expect(await labels({ 'price.visible': false })).toEqual([])
    expect(searchStock).not.toHaveBeenCalled()
  })

  it('lists every quick price if the search fails, and the page is rendered again soon', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(searchStock).mockRejectedValue(new Error('down'))
    expect(await labels()).toEqual(['Under $5,000', 'Under $10,000'])
    expect(retrySoon).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
