import { assignCases, type PlannedVehicle } from './stock/assign-cases'
import { buildVehicle } from './stock/build-vehicle'
import { createRandom } from './stock/random'
import type { StockPlan } from './stock/stock-plan'
import type { StockRecord } from './stock/stock-record'

export interface DealershipStock {
  readonly dealership: string
  readonly records: readonly StockRecord[]
}

function planned(plan: StockPlan, tenant: string, now: Date): PlannedVehicle[] {
  const random = createRandom(`${tenant}/${plan.dealership.slug}`)
  const lines = plan.lines.flatMap((line) => Array.from({ length: line.count }, () => line))
  return lines.map((line, index) => ({ draft: buildVehicle(plan, line, index, now, random), plan }))
}

/**
 * Generates the stock of a tenant, dealership by dealership. The same tenant, plans and `now` give the same records.
 * Dates move with `now`, so that a vehicle sold today stays sold today.
 */
export function generateStock(tenant: string, plans: readonly StockPlan[], now: Date): DealershipStock[] {
  const vehicles = plans.flatMap((plan) => planned(plan, tenant, now))
  assignCases(vehicles, now, createRandom(`${tenant}/cases`))
  return plans.map((plan) => ({
    dealership: plan.dealership.slug,
    records: vehicles.filter((vehicle) => vehicle.plan === plan).map(({ draft }) => draft.record),
  }))
}

export function* ndjsonLines(records: readonly StockRecord[]): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`
}
