import type { StockHit } from './search/results/result'

type Shown = Pick<StockHit, 'make' | 'model' | 'colour'>

/** Dealers name one paint in many ways: of `Chalk White` and `Alpine White` a shopper sees white. */
const paintOf = ({ colour }: Shown) => colour?.trim().toLowerCase().split(' ').at(-1) ?? ''
const modelOf = ({ make, model }: Shown) => `${make} ${model}`

/**
 * At most `limit` of the vehicles, so chosen that a short row shows what the yard holds rather than one model six times over:
 * each next one is of the model shown least so far, of those in the paint shown least, and of those the first in the given
 * order.
 */
export function spreadModels<Vehicle extends Shown>(
  vehicles: readonly Vehicle[],
  limit: number,
): readonly Vehicle[] {
  const left = [...vehicles]
  const shown: Vehicle[] = []
  const times = (vehicle: Vehicle, trait: (one: Shown) => string) =>
    shown.filter((one) => trait(one) === trait(vehicle)).length
  while (shown.length < limit) {
    const rank = (vehicle: Vehicle) => times(vehicle, modelOf) * vehicles.length + times(vehicle, paintOf)
    const ranks = left.map(rank)
    const [next] = left.splice(ranks.indexOf(Math.min(...ranks)), 1)
    if (!next) break
    shown.push(next)
  }
  return shown
}
