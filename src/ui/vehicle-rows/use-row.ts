import { useEffect, useEffectEvent, useState } from 'react'
import { fetchJson } from '../query/fetch-json'
import type { RowAnswer } from './row-answer'

const RETRY_DELAY_MS = 400

/** Fetches a row. Sends a second request after a network failure. */
function fetchRow(address: string, signal: AbortSignal): Promise<RowAnswer> {
  const request = () => fetchJson<RowAnswer>(address, { signal })
  return request().catch(async (error) => {
    if (error.kind !== 'network') throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return request()
  })
}

/**
 * Returns the row at an address, and the previous one while the next loads; null without one. `onAnswer`
 * receives the number of vehicles. A failed request counts as zero and is logged (SIM-10). Not a TanStack
 * query, whose 10 KB would be on every content page with a row, for one request.
 */
export function useRow(address: string, onAnswer: (count: number) => void): RowAnswer | null {
  const [row, setRow] = useState<RowAnswer | null>(null)
  const show = useEffectEvent((answer: RowAnswer | null) => {
    setRow(answer)
    onAnswer(answer?.cards.length ?? 0)
  })

  useEffect(() => {
    const request = new AbortController()
    const { signal } = request
    fetchRow(address, signal)
      .catch((error) => {
        if (!signal.aborted) console.error(`No vehicles from ${address}.`, error)
        return null
      })
      .then((answer) => signal.aborted || show(answer))
    return () => request.abort()
  }, [address])

  return row
}
