import type { CarType, Category } from '@/domain/vehicle/vehicle'
import type { Badge, CatalogueModel, Engine } from '../catalogue/model'
import type { Random } from './random'

/** The share of its value that a vehicle retains each year. */
const retentionByCategory: Readonly<Record<Category, number>> = {
  Cars: 0.885,
  Trucks: 0.905,
  Motorcycles: 0.89,
  Caravans: 0.93,
}

/** The kilometres per year that buyers expect. */
const usualKm: Readonly<Record<Category, number>> = {
  Cars: 14_000,
  Trucks: 32_000,
  Motorcycles: 4200,
  Caravans: 0,
}

/** Makes with a higher resale value in Australia. */
const highResaleMakes = new Set(['Toyota', 'Isuzu', 'Suzuki', 'Harley-Davidson', 'Lexus'])

function yearlyRetention(model: CatalogueModel, engine: Engine | null): number {
  if (engine?.fuel === 'Electric') return 0.83
  return retentionByCategory[model.category] + (highResaleMakes.has(model.make) ? 0.025 : 0)
}

/** Returns a plausible odometer reading. Caravans without an engine have no odometer. */
export function odometer(
  model: CatalogueModel,
  condition: CarType,
  age: number,
  random: Random,
): number | null {
  if (model.category === 'Caravans' && model.engine === null) return null
  if (condition === 'new') return random.int(3, 48)
  if (condition === 'demo') return random.int(600, model.category === 'Motorcycles' ? 1900 : 6800)
  const yearlyKm = usualKm[model.category] || 9000
  const km = (age + 0.5) * yearlyKm * (0.45 + random.next() * 1.2)
  return Math.max(900, Math.round(km))
}

function rounded(price: number, random: Random): number {
  const thousands = Math.max(1, Math.round(price / 1000)) * 1000
  return thousands - random.pick([10, 10, 12, 112, 500, 510, 1])
}

/** Returns the asking price in whole dollars: the list price when new, lower with age and above-average kilometres. */
export function askingPrice(
  model: CatalogueModel,
  badge: Badge,
  vehicle: { condition: CarType; age: number; km: number | null },
  random: Random,
): number {
  if (vehicle.condition === 'new') return Math.round(badge.price / 10) * 10 - 10
  if (vehicle.condition === 'demo') return rounded(badge.price * (0.9 + random.next() * 0.05), random)
  const retained = 0.93 * yearlyRetention(model, badge.engine ?? model.engine) ** vehicle.age
  const excess = (vehicle.km ?? 0) - (vehicle.age + 0.5) * usualKm[model.category]
  const forKm = Math.min(1.08, Math.max(0.75, 1 - (excess / 200_000) * 0.3))
  return rounded(Math.max(1500, badge.price * retained * forKm * (0.96 + random.next() * 0.08)), random)
}
