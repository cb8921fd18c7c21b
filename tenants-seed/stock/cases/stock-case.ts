import type { Random } from '../random'
import type { StockPlan } from '../stock-plan'
import type { DraftVehicle, StockRecord } from '../stock-record'

export interface CaseContext {
  readonly now: Date
  readonly random: Random
  readonly plan: StockPlan
}

/** A state of a vehicle that some rule of the product turns on, so the demo must show it. */
export interface StockCase {
  /** What a shopper or a tester looks for. */
  readonly name: string
  /** The rule it is for. */
  readonly rule: string
  /** How many vehicles of a tenant become this; each vehicle becomes at most one. */
  readonly count: number
  /** Which vehicles can; all when left out. A tenant without such a vehicle has no such case. */
  readonly suits?: (draft: DraftVehicle, plan: StockPlan) => boolean
  readonly apply: (record: StockRecord, context: CaseContext) => void
  /** Whether a vehicle is this, asked of the data alone. */
  readonly holds: (record: StockRecord, now: Date) => boolean
}

const DAY_SECONDS = 86_400

/** Unix seconds so many days before `now`. */
export function daysAgo(now: Date, days: number): number {
  return Math.floor(now.getTime() / 1000) - Math.round(days * DAY_SECONDS)
}

/** ISO instant so many days before `now`. */
export function instantDaysAgo(now: Date, days: number): string {
  return new Date(now.getTime() - Math.round(days * DAY_SECONDS) * 1000).toISOString()
}

export const isUsed = ({ record }: DraftVehicle) => record.car_type === 'used'
export const isNew = ({ record }: DraftVehicle) => record.car_type === 'new'
