import type { Random } from '../random'
import type { StockPlan } from '../stock-plan'
import type { DraftVehicle, StockRecord } from '../stock-record'

export interface CaseContext {
  readonly now: Date
  readonly random: Random
  readonly plan: StockPlan
}

/** A state of a vehicle that a rule depends on. The demo must contain each one. */
export interface StockCase {
  readonly name: string
  readonly rule: string
  /** The number of vehicles per tenant. Each vehicle gets at most one case. */
  readonly count: number
  /** Returns whether the case can apply to a vehicle; defaults to all. A tenant without such a vehicle skips the case. */
  readonly suits?: (draft: DraftVehicle, plan: StockPlan) => boolean
  readonly apply: (record: StockRecord, context: CaseContext) => void
  /** Returns whether a vehicle's data matches the case. */
  readonly holds: (record: StockRecord, now: Date) => boolean
}

const DAY_SECONDS = 86_400

/** Unix seconds. */
export function daysAgo(now: Date, days: number): number {
  return Math.floor(now.getTime() / 1000) - Math.round(days * DAY_SECONDS)
}

/** An ISO timestamp. */
export function instantDaysAgo(now: Date, days: number): string {
  return new Date(now.getTime() - Math.round(days * DAY_SECONDS) * 1000).toISOString()
}

export const isUsed = ({ record }: DraftVehicle) => record.car_type === 'used'
export const isNew = ({ record }: DraftVehicle) => record.car_type === 'new'
