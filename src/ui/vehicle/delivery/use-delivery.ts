import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PricedDelivery } from '@/domain/delivery/delivery-estimate'
import { postcodeProblem } from '@/domain/delivery/delivery-postcode'
import { fetchJson, RequestError } from '@/ui/query/fetch-json'
import type { DeliveryState } from './DeliveryForm'

/** The response of `/api/delivery`. No price means no delivery to that place. */
interface Answer extends PricedDelivery {
  readonly price: number | null
  readonly text: string
}

const TRY_AGAIN = 'We could not get a price just now. Please try again.'

/** Requests the cost of delivering a vehicle to a postcode. Only the answer to the last request counts. */
export function useDelivery(slug: string) {
  const [requested, setRequested] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['delivery', slug, requested],
    queryFn: ({ signal }) =>
      fetchJson<Answer>(
        `/api/delivery?${new URLSearchParams({ vehicle: slug, postcode: requested ?? '' })}`,
        {
          signal,
        },
      ),
    enabled: requested !== null,
  })
  const failure = isFetching ? null : error
  useEffect(() => {
    if (failure && !refused(failure)) console.error('The delivery price could not be loaded.', failure)
  }, [failure])

  /** Returns false for an invalid postcode. */
  const ask = (postcode: string): boolean => {
    const found = postcodeProblem(postcode)
    setProblem(found)
    setRequested(found ? null : postcode)
    if (!found && postcode === requested && error) void refetch()
    return found === null
  }
  const state = stateOf(problem, requested === null ? undefined : data, failure, isFetching)
  return {
    state,
    spoken: state.kind === 'estimate' || state.kind === 'unavailable' ? (data?.text ?? '') : '',
    ask,
  }
}

/** Returns the server's message for a rejected request; null for a failed one. */
function refused(error: Error): string | null {
  return error instanceof RequestError && error.status >= 400 && error.status < 500 ? error.message : null
}

function stateOf(
  problem: string | null,
  answer: Answer | undefined,
  error: Error | null,
  isAsking: boolean,
): DeliveryState {
  if (problem) return { kind: 'refused', problem, isField: true }
  if (isAsking) return { kind: 'asking' }
  if (error) {
    const refusal = refused(error)
    return { kind: 'refused', problem: refusal ?? TRY_AGAIN, isField: refusal !== null }
  }
  if (!answer) return { kind: 'open' }
  if (answer.price === null) return { kind: 'unavailable' }
  const { priceText, name, distanceText } = answer
  return { kind: 'estimate', priceText, name, distanceText }
}
