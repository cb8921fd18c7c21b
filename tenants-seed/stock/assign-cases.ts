import { stockCases } from './cases/all-cases'
import type { Random } from './random'
import type { StockPlan } from './stock-plan'
import type { DraftVehicle } from './stock-record'

export interface PlannedVehicle {
  readonly draft: DraftVehicle
  readonly plan: StockPlan
}

function shuffledPlaces(length: number, random: Random): number[] {
  const places = Array.from({ length }, (_, place) => place)
  for (let place = length - 1; place > 0; place--) {
    const other = random.int(0, place)
    ;[places[place], places[other]] = [places[other] as number, places[place] as number]
  }
  return places
}

/**
 * Assigns each case to some of a tenant's vehicles, at most one per vehicle, so that no case hides another. Mutates the
 * records. A case without a suitable vehicle is skipped; tests check which cases each dealer has.
 */
export function assignCases(vehicles: readonly PlannedVehicle[], now: Date, random: Random): void {
  const left = shuffledPlaces(vehicles.length, random)
  for (const stockCase of stockCases) {
    for (let dealt = 0; dealt < stockCase.count; dealt++) {
      const at = left.findIndex((place) => {
        const { draft, plan } = vehicles[place] as PlannedVehicle
        return stockCase.suits?.(draft, plan) ?? true
      })
      if (at === -1) break
      const [place] = left.splice(at, 1)
      const { draft, plan } = vehicles[place as number] as PlannedVehicle
      stockCase.apply(draft.record, { now, random, plan })
    }
  }
}
