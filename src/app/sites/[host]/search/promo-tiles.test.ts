import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { plainReading } from '@/domain/stock/search/understand/text-reading'
import { getLivePromos } from '@/server/promos/get-live-promos'
import type { OpenedResults } from './open-results'
import { promoTiles } from './promo-tiles'

jest.mock('@/server/promos/get-live-promos', () => ({ getLivePromos: jest.fn() }))

const now = new Date('2026-11-21T00:00:00Z')

const promo = (id: number, carTypes: readonly string[]) => ({
  id,
  title: `Tile ${id}`,
  carTypes,
  positions: [id],
  kind: 'other',
  startDate: null,
  expiryDate: null,
  stock: { address: null, days: null },
})

function opened(carTypes: readonly ('new' | 'used')[], preset = 0): OpenedResults {
  const { settings } = resolveSettings({ template: 'metro', tenant: { 'search.preset': preset } })
  const hits = Array.from({ length: 12 }, (_, id) => ({ id: String(id), status: 'in_stock' }))
  const reading = { ...plainReading('hilux'), refinements: { ...(carTypes[0] && { car_type: carTypes }) } }
  return {
    ctx: { template: 'metro', settings },
    search: { query: { ...emptyQuery, text: 'hilux' }, reading },
    result: { hits },
    seed: 7,
  } as unknown as OpenedResults
}

const ids = async (results: OpenedResults) => (await promoTiles(results, now)).map(({ promo }) => promo.id)

describe('the promo tiles of a results page', () => {
  it('match the kind of stock that the shopper typed [PROMO-03]', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([promo(1, ['new']), promo(2, ['used'])] as never)
    expect(await ids(opened([]))).toEqual([1, 2])
    expect(await ids(opened(['used']))).toEqual([2])
  })

  it('match the stock that the site lists [PROMO-03, TEN-07]', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([promo(1, ['new']), promo(2, ['used'])] as never)
    const usedOnly = 1
    expect(await ids(opened([], usedOnly))).toEqual([2])
  })

  it('are left out, while the vehicles stay, if they cannot be read', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(getLivePromos).mockRejectedValue(new Error('connect ECONNREFUSED'))
    expect(await ids(opened([]))).toEqual([])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
