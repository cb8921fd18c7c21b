import { useEffect, useEffectEvent, useState } from 'react'
import { fetchJson, RequestError } from '../query/fetch-json'
import { type Row, type RowAnswer, rowOf } from './row-answer'

const RETRY_DELAY_MS = 400

/** Fetches a row. Sends a second request after a network failure. */
async function fetchRow(address: string, signal: AbortSignal): Promise<RowAnswer> {
  try {
    return await fetchJson<RowAnswer>(address, { signal })
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'network') throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return fetchJson<RowAnswer>(address, { signal })
  }
}

/**
 * Returns the row at an address, and the previous one while the next loads; null without one. `onAnswer`
 * receives the number of vehicles. A failed request counts as zero and is logged (SIM-10). Not a TanStack
 * query, whose 10 KB would be on every content page with a row, for one request.
 */
export function useRow(address: string, onAnswer: (count: number) => void): Row | null {
  const [row, setRow] = useState<Row | null>(null)
  const onRow = useEffectEvent((answer: Row) => {
    setRow(answer)
    onAnswer(answer.vehicles.length)
  })
  const onFailure = useEffectEvent((error: unknown) => {
    console.error(`No vehicles from ${address}.`, error)
    setRow(null)
    onAnswer(0)
  })

  useEffect(() => {
    const request = new AbortController()
    const { signal } = request
    fetchRow(address, signal).then(
      (answer) => signal.aborted || onRow(rowOf(answer)),
      (error: unknown) => signal.aborted || onFailure(error),
    )
    return () => request.abort()
  }, [address])

  return row
}
