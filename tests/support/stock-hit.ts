import { unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { StockHit } from '@/domain/stock/search/results/result'

/** A search hit for a used car for sale, with the given changes. */
export function stockHit(changes: Partial<StockHit> = {}): StockHit {
  return {
    ...unpackHit({ id: '1', slug: 'kia-rio', name: '2021 Kia Rio', make: 'Kia', model: 'Rio' }),
    year: 2021,
    badge: 'S',
    colour: 'White',
    km: 42_000,
    price: 18_990,
    price_type: 'Drive Away',
    stocknum: 'A100',
    created_at: '2025-01-01T00:00:00.000Z',
    location_name: 'Burswood',
    city: 'Perth',
    state: 'WA',
    dealership_slug: 'kia-north',
    dealership_name: 'Kia North',
    simple_body: 'Hatch',
    simple_transmission: 'Automatic',
    simple_fuel: 'Petrol',
    simple_drive: 'FWD',
    seats: 5,
    doors: 5,
    ...changes,
  }
}
