import { vehicleRow } from '~/tests/support/vehicle-row'
import { readStoredHit, storedHit } from './stored-hit'
import type { VehicleRow } from './vehicle-rows'

const END = '2026-11-26T02:00:00+00:00'

const reservedAt = (time: string, changes: Partial<VehicleRow>) =>
  readStoredHit(storedHit(vehicleRow(changes)), { prices: undefined, provider: null, now: Date.parse(time) })
    .reserved

describe('a hit that the search server stored while a shopper had reserved the vehicle', () => {
  const held = { reserved: true, held_until: END, feed_reserved: false }

  it('is reserved until the end by the clock, whatever the worker did [CHK-03]', () => {
    expect(reservedAt('2026-11-26T01:59:59Z', held)).toBe(true)
    expect(reservedAt('2026-11-26T02:00:00Z', held)).toBe(false)
  })

  it('is reserved afterwards if the feed says so [CHK-03]', () => {
    expect(reservedAt('2026-11-26T03:00:00Z', { ...held, feed_reserved: true })).toBe(true)
    expect(reservedAt('2026-11-26T03:00:00Z', { ...held, feed_reserved: null })).toBe(false)
  })
})

it('a hit that no shopper has reserved is as the feed says, at any time', () => {
  expect(reservedAt('2026-11-26T03:00:00Z', { reserved: true })).toBe(true)
  expect(reservedAt('2026-11-26T03:00:00Z', { reserved: false })).toBe(false)
})
