import { resolveSettings } from '@/domain/flags/resolve'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { getLivePromos, nextPromoChange } from '../promos/get-live-promos'
import { cacheResultsPage } from './cache-results-page'

jest.mock('../cache/cached', () => ({ cached: jest.fn() }))
jest.mock('../promos/get-live-promos', () => ({ getLivePromos: jest.fn(), nextPromoChange: jest.fn() }))

const now = new Date('2026-11-21T12:00:00.000Z')
const { settings } = resolveSettings({ template: 'metro' })
const ctx = { id: 7, settings } as unknown as TenantContext
const found = { hits: [{}] } as unknown as Parameters<typeof cacheResultsPage>[1]

beforeEach(() => {
  jest.mocked(cached).mockReset()
  jest.mocked(getLivePromos).mockResolvedValue([])
  jest.mocked(nextPromoChange).mockResolvedValue(null)
})

/** The seconds for which the page is cached, and its tags. */
async function remembered(result = found) {
  await cacheResultsPage(ctx, result, now)
  const calls = jest.mocked(cached).mock.calls
  return {
    seconds: Math.min(...calls.map(([, , , , options]) => options?.revalidate ?? Number.POSITIVE_INFINITY)),
    tags: calls.flatMap(([, , tags]) => tags),
  }
}

describe('A results page', () => {
  it('is cached until stock, tiles, texts, pictures or settings of its website change, for at most 15 minutes', async () => {
    expect(await remembered()).toEqual({
      seconds: 900,
      tags: ['t:7', 't:7:stock', 't:7:promos', 't:7:media', 't:7:landing-texts'],
    })
  })

  it('is cached until a tile appears or expires [PROMO-03]', async () => {
    jest.mocked(nextPromoChange).mockResolvedValue(new Date('2026-11-21T12:05:00.000Z'))
    expect((await remembered()).seconds).toBe(300)
  })

  it('is cached for a minute when its tiles are random, so that they change often [PROMO-02]', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([{ shuffle: true }] as never)
    expect((await remembered()).seconds).toBe(60)
  })

  it('is cached without regard to tiles when it lists no vehicles', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([{ shuffle: true }] as never)
    expect((await remembered({ hits: [] })).seconds).toBe(900)
  })

  it('is cached for 30 seconds when the tiles cannot be read', async () => {
    jest.mocked(getLivePromos).mockRejectedValue(new Error('connect ECONNREFUSED'))
    expect((await remembered()).seconds).toBe(30)
  })
})
