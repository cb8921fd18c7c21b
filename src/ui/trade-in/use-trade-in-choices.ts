import { useQuery } from '@tanstack/react-query'
import { fetchJson } from '@/ui/query/fetch-json'

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
export function useTradeInChoices(): TradeInChoices | null {
  const { data } = useQuery({
    queryKey: ['trade-in-choices'],
    queryFn: ({ signal }) => fetchJson<TradeInChoices>(ADDRESS, { signal }),
  })
  return data ?? null
}

/** `null` names no model in stock, so nothing is asked. */
export function useModelChoices(chosen: { make: string; model: string } | null): ModelChoices | null {
  const { make, model } = chosen ?? { make: '', model: '' }
  const { data } = useQuery({
    queryKey: ['trade-in-choices', make, model],
    queryFn: ({ signal }) =>
      fetchJson<ModelChoices>(`${ADDRESS}?${new URLSearchParams({ make, model })}`, { signal }),
    enabled: chosen !== null,
  })
  return data ?? null
}
