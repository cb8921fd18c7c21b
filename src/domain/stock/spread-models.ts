import type { StockHit } from './search/results/result'

type Shown = Pick<StockHit, 'make' | 'model' | 'colour'>

/** Dealers name one paint colour in many ways. The last word is the basic colour: `Chalk White` and `Alpine White` are white. */
const paintOf = ({ colour }: Shown) => colour?.trim().toLowerCase().split(' ').at(-1) ?? ''
const modelOf = ({ make, model }: Shown) => `${make} ${model}`

/**
 * Chooses at most `limit` vehicles so that a short row shows the variety of the stock. Each next vehicle is of the
 * model shown least so far, then in the paint colour shown least, then the first in the given order.
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
