import type pg from 'pg'
import { vehicle } from '~/tests/support/vehicle'
import { databaseViews } from './database-views'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('page views that the platform counts itself', () => {
  it('are counted 50 times a second at most, and read beyond that', async () => {
    const query = jest.fn(async (_text: string, _values: unknown[]) => ({ rows: [{ views: 1 }] }))
    const views = databaseViews({ query } as unknown as pg.Pool)
    const counted = () => query.mock.calls.filter(([text]) => text.startsWith('INSERT')).length
    for (let view = 0; view < 60; view++) await views.look(vehicle({ views: 2 }), true)
    expect(counted()).toBe(50)
    jest.advanceTimersByTime(1000)
    expect(await views.look(vehicle({ views: 2 }), true)).toMatchObject({ views: 3 })
    expect(counted()).toBe(51)
    expect(query).toHaveBeenCalledTimes(61)
  })
})
