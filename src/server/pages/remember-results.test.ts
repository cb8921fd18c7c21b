/** @jest-environment node */
import { resolveSettings } from '@/domain/flags/resolve'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { getLivePromos, nextPromoChange } from '../promos/get-live-promos'
import { rememberResults } from './remember-results'

jest.mock('../cache/cached', () => ({ cached: jest.fn() }))
jest.mock('../promos/get-live-promos', () => ({ getLivePromos: jest.fn(), nextPromoChange: jest.fn() }))

const now = new Date('2026-11-21T12:00:00.000Z')
const { settings } = resolveSettings({ template: 'metro' })
const ctx = { id: 7, settings } as unknown as TenantContext
const found = { hits: [{}] } as unknown as Parameters<typeof rememberResults>[1]

beforeEach(() => {
  jest.mocked(cached).mockReset()
  jest.mocked(getLivePromos).mockResolvedValue([])
  jest.mocked(nextPromoChange).mockResolvedValue(null)
})

/** For how many seconds the page is remembered, and under which tags. */
async function remembered(result = found) {
  await rememberResults(ctx, result, now)
  const calls = jest.mocked(cached).mock.calls
  return {
    seconds: Math.min(...calls.map(([, , , , options]) => options?.revalidate ?? Number.POSITIVE_INFINITY)),
    tags: calls.flatMap(([, , tags]) => tags),
  }
}

describe('a page of results is remembered', () => {
  it('until stock, tiles, words, pictures or settings of its website change, 15 minutes at most', async () => {
    expect(await remembered()).toEqual({
      seconds: 900,
      tags: ['t:7', 't:7:stock', 't:7:promos', 't:7:media', 't:7:landing-texts'],
    })
  })

  it('until a tile comes or goes [PROMO-03]', async () => {
    jest.mocked(nextPromoChange).mockResolvedValue(new Date('2026-11-21T12:05:00.000Z'))
    expect((await remembered()).seconds).toBe(300)
  })

  it('for a minute when tiles are drawn, so that nobody sees the same draw for long [PROMO-02]', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([{ shuffle: true }] as never)
    expect((await remembered()).seconds).toBe(60)
  })

  it('without regard to tiles when there is no vehicle for them to stand among', async () => {
    jest.mocked(getLivePromos).mockResolvedValue([{ shuffle: true }] as never)
    expect((await remembered({ hits: [] })).seconds).toBe(900)
  })

  it('for half a minute when the tiles cannot be read', async () => {
    jest.mocked(getLivePromos).mockRejectedValue(new Error('connect ECONNREFUSED'))
    expect((await remembered()).seconds).toBe(30)
  })
})
