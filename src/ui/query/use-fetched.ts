import { useEffect, useState } from 'react'
import { fetchJson, RequestError } from './fetch-json'

const RETRY_DELAY_MS = 400

/** Sends a second request after a network failure. */
async function fetchTwice<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const request = () => fetchJson<Answer>(address, { signal })
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof RequestError && error.kind === 'network')) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return request()
  }
}

interface Settled<Answer> {
  readonly key: string | null
  readonly data: Answer | null
  readonly error: unknown
}

/**
 * Fetches an address, for parts whose pages have no room for TanStack Query's 10 KB (ADR 20). While the next
 * answer loads, the previous one stays. `first` is the answer of the first address, if the server rendered it.
 */
export function useFetched<Answer>(address: string | null, first: Answer | null = null) {
  const [attempt, setAttempt] = useState(0)
  const key = address === null ? null : `${attempt} ${address}`
  const [settled, setSettled] = useState<Settled<Answer>>({
    key: first === null ? null : key,
    data: first,
    error: null,
  })
  const isFetching = key !== settled.key

  useEffect(() => {
    if (address === null || !isFetching) return
    const { signal, abort } = abortable()
    const settle = (answer: Omit<Settled<Answer>, 'key'>) => signal.aborted || setSettled({ key, ...answer })
    fetchTwice<Answer>(address, signal).then(
      (data) => settle({ data, error: null }),
      (error) => settle({ data: null, error }),
    )
    return abort
  }, [address, key, isFetching])

  return {
    data: settled.data,
    error: isFetching ? null : settled.error,
    isFetching,
    refetch: () => setAttempt((count) => count + 1),
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
