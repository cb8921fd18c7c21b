/** A body to choose, as the stock names it, with how many of it the opening budget buys. */
export interface BudgetBody {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What a budget search opens over. Prices in dollars; null while nothing for sale has one above $1,000. */
export interface BudgetStock {
  /** How many the opening budget buys. */
  readonly count: number
  readonly lowest: number | null
  readonly highest: number | null
  /** The most stocked first. */
  readonly bodies: readonly BudgetBody[]
}
