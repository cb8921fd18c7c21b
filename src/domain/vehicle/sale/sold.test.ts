import type { VehicleStatus } from '../vehicle'
import { isForSale, isSold } from './sold'

describe('isForSale', () => {
  it.each([
    ['in_stock', false, true],
    ['coming_soon', false, true],
    ['sold', false, false],
    ['in_stock', true, false],
    ['coming_soon', true, false],
  ] as const)('of status %s and sold %s is %s [VDP-19, VDP-21]', (status, sold, forSale) => {
    expect(isForSale({ status, sold })).toBe(forSale)
    expect(isSold({ status, sold })).toBe(!forSale)
  })

  it('is false for an unknown status, which counts as sold [VDP-21, VDP-23]', () => {
    expect(isForSale({ status: 'in_transit' as VehicleStatus, sold: false })).toBe(false)
  })
})
