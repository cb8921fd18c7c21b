import { createMemoryStore } from './create-memory-store'

/** The calculator's figures after a shopper used it: dollars and years. The finance enquiry of the page takes them. */
export interface LoanFigures {
  readonly amount: number
  readonly deposit: number
  readonly term: number
  /** Null if there is no repayment to show. */
  readonly weekly: number | null
}

const store = createMemoryStore<LoanFigures | null>(null)

export const saveLoanFigures = store.write
export const useLoanFigures = store.useValue
