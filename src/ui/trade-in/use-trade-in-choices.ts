import { useFetched } from '@/ui/query/use-fetched'

/** The answer of `/api/trade-in/choices`. */
export interface TradeInChoices {
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly limits: { readonly maxAgeYears: number; readonly maxKilometres: number; readonly word: string }
}

/** The answer for one model. */
export interface ModelChoices {
  readonly years: readonly number[]
  readonly badges: readonly string[]
}

const ADDRESS = '/api/trade-in/choices'

/** Suggestions only: without an answer, the shopper enters the vehicle all the same. */
export const useTradeInChoices = (): TradeInChoices | null => useFetched<TradeInChoices>(ADDRESS).data

/** `null` names no model in stock, so nothing is asked. */
export function useModelChoices(chosen: { make: string; model: string } | null): ModelChoices | null {
  const { data } = useFetched<ModelChoices>(chosen && `${ADDRESS}?${new URLSearchParams(chosen)}`)
  return chosen && data
}
