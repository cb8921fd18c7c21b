import { cachePageUntil } from './cache-page-until'
import { cached } from './cached'

jest.mock('./cached', () => ({ cached: jest.fn() }))

const now = new Date('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T12:00:00.001Z', 1],
  ['2026-11-21T12:01:00.000Z', 60],
  ['2026-11-21T13:00:00.500Z', 3601],
  ['2026-11-21T11:00:00.000Z', 1],
  ['9999-12-31T00:00:00.000Z', 86_400],
])('A page that changes at %s is cached for %d seconds', async (instant, seconds) => {
  await cachePageUntil({ id: 7 as never }, new Date(instant), now)
  const [, key, , , options] = jest.mocked(cached).mock.lastCall ?? []
  expect(key).toContain(new Date(instant).toISOString())
  expect(options).toEqual({ revalidate: seconds })
})
