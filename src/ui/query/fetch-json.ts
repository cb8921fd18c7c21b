const TIMEOUT_MS = 8000

/** A request failed: a network error, a timeout, or a status other than 2xx. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    readonly kind: 'network' | 'timeout' | 'status',
    message: string,
    /** The response's status; 0 without a response. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Fetches JSON. Returns null for an empty response (204). Throws a `RequestError`, whose message a shopper
 * may read, or the browser's `AbortError` when the request's own signal is aborted.
 */
export async function fetchJson<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  try {
    const response = await fetch(address, { ...init, signal })
    if (!response.ok) throw await requestErrorFrom(response, 'Something went wrong on our side.')
    if (response.status === 204) return null as Answer
    return (await response.json()) as Answer
  } catch (error) {
    if (init.signal?.aborted || error instanceof RequestError) throw error
    throw deadline.aborted
      ? new RequestError('timeout', 'The response took too long.', 0, { cause: error })
      : new RequestError('network', 'Please check your connection.', 0, { cause: error })
  }
}

/** Returns the server's error message, or `otherwise` if it sent none. */
export async function requestErrorFrom(response: Response, otherwise: string): Promise<RequestError> {
  const body = await response.json().catch(() => null)
  const message = body?.error?.message
  return new RequestError('status', typeof message === 'string' ? message : otherwise, response.status)
}
