import type { CarType } from '@/domain/vehicle/vehicle'
import type { ColourFamily } from '../catalogue/colours'
import type { CatalogueModel } from '../catalogue/model'

/** Part of a dealership's stock: so many vehicles of these models, in these conditions. */
export interface StockLine {
  readonly count: number
  readonly models: readonly CatalogueModel[]
  /** How likely each condition is. */
  readonly conditions: Readonly<Partial<Record<CarType, number>>>
  /** Slugs of the locations they stand at. */
  readonly locations: readonly string[]
  /** Of all of them; by chance when left out. */
  readonly paint?: ColourFamily
}

/** Figures that the finance of this tenant's vehicles is worked out with. Rates in percent a year. */
export interface DemoLender {
  readonly key: string
  readonly name: string
  readonly rate: number
  readonly comparisonRate: number
  /** The establishment fee, which is borrowed too. */
  readonly fee: number
  readonly monthlyFee?: number
  /** Of the example loan; 0 when left out. */
  readonly depositPercent?: number
  readonly finalPaymentPercent?: number
  /** What a shopper can enter in the calculator, where the website's settings do not decide. */
  readonly range?: { readonly min: number; readonly max: number }
  readonly disclaimer: string
}

/** How the dealer's people write about a vehicle. */
export interface Voice {
  readonly openers: readonly string[]
  readonly closers: readonly string[]
}

/** Everything that the stock of one dealership is made from. */
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
