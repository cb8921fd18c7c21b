import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { StockHit } from '@/domain/stock/search/results/result'
import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import { findSimilar, type SimilarSources } from './find-similar'
import { noSimilarIds } from './similar-ids'

const rio = vehicle({ id: '1', price: 18_990 })
const hits = (...ids: string[]) => ids.map((id) => stockHit({ id, model: 'Picanto' }))
const failing = async (): Promise<StockHit[]> => {
  throw new Error('down')
}

let requests: { query: StockQuery; without: string }[]

/** Sources whose `search` answers the three concurrent searches and whose `last` answers the last resort after them. */
function sources(
  changes: Partial<SimilarSources> & { last?: SimilarSources['search'] } = {},
): SimilarSources {
  const { search = async () => [], last = search, ...rest } = changes
  return {
    ids: noSimilarIds,
    byIds: async () => [],
    ...rest,
    search: (query, without) => {
      requests.push({ query, without })
      return requests.length > 3 ? last(query, without) : search(query, without)
    },
  }
}

const found = async (from: SimilarSources) =>
  (await findSimilar(rio, 'priceWindow', from)).map(({ id }) => id)

beforeEach(() => {
  requests = []
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('similar vehicles', () => {
  it('are those that the external service returns, without a search [SIM-09]', async () => {
    const ids = { find: async () => ['3', '2'] }
    const byIds = jest.fn(async (named: readonly string[]) => hits(...named))
    expect(await found(sources({ ids, byIds }))).toEqual(['3', '2'])
    expect(byIds).toHaveBeenCalledWith(['3', '2'])
    expect(requests).toEqual([])
  })

  it('are searched for when the service returns none in stock [SIM-07, SIM-09]', async () => {
    const ids = { find: async () => ['1', '9'] }
    const byIds = async () => [stockHit({ id: '1' }), stockHit({ id: '9', status: 'sold' })]
    expect(await found(sources({ ids, byIds, search: async () => hits('4', '5') }))).toEqual(['4', '5'])
  })

  it('are found by several concurrent searches, each without the vehicle itself [SIM-03, SIM-07]', async () => {
    let underWay = 0
    let most = 0
    const search = async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay--
      return hits('2')
    }
    expect(await found(sources({ search }))).toEqual(['2'])
    expect(most).toBe(3)
    expect(requests.map(({ without }) => without)).toEqual(['1', '1', '1'])
  })

  it('have the same condition and body when no closer ones are found or the searches fail [SIM-10]', async () => {
    const last = async () => hits('7')
    expect(await found(sources({ last }))).toEqual(['7'])
    expect(requests[3]?.query.refinements).toEqual({ car_type: ['used'], body: ['Hatch'] })
    requests = []
    expect(await found(sources({ search: failing, last }))).toEqual(['7'])
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('reject when the last resort fails too', async () => {
    await expect(found(sources({ search: failing }))).rejects.toThrow('down')
  })

  it('are an empty list when no source finds any', async () => {
    expect(await found(sources())).toEqual([])
  })
})
