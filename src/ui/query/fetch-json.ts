/** A tool waits this long for an answer, in milliseconds. */
const PATIENCE = 8000

/** Why a question has no answer: the network failed, it took too long, or the server answered with another status than 2xx. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    readonly kind: 'network' | 'timeout' | 'status',
    message: string,
    /** Of the answer; 0 without one. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Asks the server for JSON; null for an answer without content (204). Throws a `RequestError`, whose message a shopper may read. When the question is aborted by its own signal, it throws
 * what the browser does (`AbortError`).
 */
export async function fetchJson<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const deadline = AbortSignal.timeout(PATIENCE)
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  try {
    const response = await fetch(address, { ...init, signal })
    if (!response.ok) throw await refusal(response, 'Something went wrong on our side.')
    if (response.status === 204) return null as Answer
    return (await response.json()) as Answer
  } catch (error) {
    if (init.signal?.aborted || error instanceof RequestError) throw error
    throw deadline.aborted
      ? new RequestError('timeout', 'The answer took too long.', 0, { cause: error })
      : new RequestError('network', 'Please check your connection.', 0, { cause: error })
  }
}

/** Why the server refused, in its own words where it gave any. */
export async function refusal(response: Response, otherwise: string): Promise<RequestError> {
  const body = await response.json().catch(() => null)
  const message = body?.error?.message
  return new RequestError('status', typeof message === 'string' ? message : otherwise, response.status)
}
