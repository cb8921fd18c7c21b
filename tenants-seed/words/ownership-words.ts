import type { sale } from './blocks'

type Sale = Parameters<typeof sale>[0]
type Choice = Pick<Sale, 'carType' | 'make' | 'body' | 'dealershipName'>

interface Written {
  readonly description: string
  readonly heading: string
  readonly text: string
}

/** A sale page below `/pages`. */
export interface DemoSale {
  readonly path: `/pages/${string}`
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly text: string
  readonly terms: string
  readonly choice: Choice
  /** From the day of planting to its start and end. */
  readonly days: readonly [start: number, end: number]
}

/** What a dealer tells people who are about to buy and people who have bought (ROUTE-38, ROUTE-41). */
export interface OwnershipWords {
  readonly buying: Written & { readonly questions: Readonly<Record<string, string>> }
  readonly advantage: Written & { readonly promises: readonly (readonly [title: string, text: string])[] }
  readonly cappedPrices: Written
  readonly roadside: Written
  readonly eofy: Written & { readonly terms: string; readonly choice: Choice }
  readonly sale: DemoSale
}
