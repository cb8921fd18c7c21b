import { stockCases } from './cases/all-cases'
import type { StockCase } from './cases/stock-case'
import type { Random } from './random'
import type { StockPlan } from './stock-plan'
import type { DraftVehicle } from './stock-record'

/** A vehicle and the dealership it belongs to. */
export interface PlannedVehicle {
  readonly draft: DraftVehicle
  readonly plan: StockPlan
}

/** Distinct places in a list, in the order chance puts them. */
function shuffledPlaces(length: number, random: Random): number[] {
  const places = Array.from({ length }, (_, place) => place)
  for (let place = length - 1; place > 0; place--) {
    const other = random.int(0, place)
    ;[places[place], places[other]] = [places[other] as number, places[place] as number]
  }
  return places
}

/** Whether any vehicle of this tenant could be this. */
export function canHave(stockCase: StockCase, vehicles: readonly PlannedVehicle[]): boolean {
  return vehicles.some(({ draft, plan }) => stockCase.suits?.(draft, plan) ?? true)
}

/**
 * Turns some vehicles of a tenant into the special cases, no vehicle into two, so that no case hides another. Changes
 * the records. Throws when a case that suits some vehicle finds none left.
 */
export function dealCases(vehicles: readonly PlannedVehicle[], now: Date, random: Random): void {
  const left = shuffledPlaces(vehicles.length, random)
  for (const stockCase of stockCases) {
    if (!canHave(stockCase, vehicles)) continue
    for (let dealt = 0; dealt < stockCase.count; dealt++) {
      const at = left.findIndex((place) => {
        const { draft, plan } = vehicles[place] as PlannedVehicle
        return stockCase.suits?.(draft, plan) ?? true
      })
      if (at === -1 && dealt > 0) break
      if (at === -1) throw new Error(`no vehicle is left to be "${stockCase.name}"`)
      const [place] = left.splice(at, 1)
      const { draft, plan } = vehicles[place as number] as PlannedVehicle
      stockCase.apply(draft.record, { now, random, plan })
    }
  }
}
