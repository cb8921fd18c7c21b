import type { CarType } from '@/domain/vehicle/vehicle'
import type { Badge, CatalogueModel } from '../catalogue/model'
import { designOf } from '../photographs/designs'
import { photographedPaints } from '../photographs/photographs'
import type { Random } from './random'
import type { StockLine } from './stock-plan'

export interface Choice {
  model: CatalogueModel
  badge: Badge
  condition: CarType
  year: number
  age: number
}

/** The badges whose body type has photographs. The demo sells no others. */
function seenBadges(model: CatalogueModel): Badge[] {
  return model.badges.filter(
    (badge) => photographedPaints(designOf(model, badge.body ?? model.body)).length > 0,
  )
}

/**
 * Picks a model that fits the condition: no new vehicle is out of production, and no used vehicle has just been
 * launched.
 */
export function chooseVehicle(line: StockLine, now: Date, random: Random): Choice {
  const thisYear = now.getUTCFullYear()
  const wanted = random.weighted(line.conditions as Record<CarType, number>)
  const seen = line.models.filter((model) => seenBadges(model).length > 0)
  const sold = seen.filter(({ years: [from, to] }) =>
    wanted === 'used' ? from < thisYear : (to ?? thisYear) >= thisYear,
  )
  const condition = sold.length > 0 ? wanted : 'used'
  const model = random.pick(sold.length > 0 ? sold : seen)
  const year = modelYear(model, condition, thisYear, random)
  return { model, badge: random.pick(seenBadges(model)), condition, year, age: thisYear - year }
}

function modelYear(model: CatalogueModel, condition: CarType, thisYear: number, random: Random): number {
  const [from, to = thisYear] = model.years
  if (condition !== 'used') return Math.max(from, thisYear - (random.chance(0.2) ? 1 : 0))
  const newest = Math.min(to, thisYear - 1)
  const year = () => random.int(Math.max(from, thisYear - 14), newest)
  // Half of the time, takes the later of two random years, because dealers stock more recent vehicles than old ones.
  return random.chance(0.5) ? Math.max(year(), year()) : year()
}
