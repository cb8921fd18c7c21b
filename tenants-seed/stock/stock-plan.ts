import type { CarType } from '@/domain/vehicle/vehicle'
import type { ColourFamily } from '../catalogue/colours'
import type { CatalogueModel } from '../catalogue/model'

export interface StockLine {
  readonly count: number
  readonly models: readonly CatalogueModel[]
  /** The relative weight of each condition. */
  readonly conditions: Readonly<Partial<Record<CarType, number>>>
  readonly locations: readonly string[]
  /** The paint of all of them; random by default. */
  readonly paint?: ColourFamily
}

/** The figures that determine the finance of this tenant's vehicles. Rates in percent per year. */
export interface DemoLender {
  readonly key: string
  readonly name: string
  readonly rate: number
  readonly comparisonRate: number
  /** The establishment fee, which is part of the loan. */
  readonly fee: number
  readonly monthlyFee?: number
  /** Of the example loan; the default is 0. */
  readonly depositPercent?: number
  readonly finalPaymentPercent?: number
  /** The range that shoppers can enter in the calculator, if the website's settings do not set it. */
  readonly range?: { readonly min: number; readonly max: number }
  readonly disclaimer: string
}

export interface Voice {
  readonly openers: readonly string[]
  readonly closers: readonly string[]
}

export interface StockPlan {
  readonly dealership: { readonly slug: string; readonly name: string }
  readonly stockPrefix: string
  readonly lines: readonly StockLine[]
  readonly places: readonly {
    readonly slug: string
    readonly name: string
    readonly city: string
    readonly state: string
  }[]
  readonly lender: DemoLender | null
  readonly voice: Voice
  readonly offersSubscription: boolean
  /** The make whose used cars the site marks as certified. */
  readonly certifiedMake: string | null
}
