/** A body that the shopper can choose. `count` is how many of it the opening budget buys. */
export interface BudgetBody {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The stock that a budget search opens with. Prices are in dollars, or null when no vehicle for sale has one above $1,000. */
export interface BudgetStock {
  /** How many vehicles the opening budget buys. */
  readonly count: number
  readonly lowest: number | null
  readonly highest: number | null
  /** Sorted by stock count, highest first. */
  readonly bodies: readonly BudgetBody[]
}
