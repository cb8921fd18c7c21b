const NO_ANSWER = 'The server did not respond. Try again.'

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  /** Sent as JSON, unless it is a form with a file. */
  readonly body?: object | FormData
  readonly signal?: AbortSignal
}

/** A refusal, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function refusalOf(response: Response): Promise<string> {
  try {
    const { errors } = (await response.json()) as { errors?: { message?: string }[] }
    return errors?.[0]?.message ?? NO_ANSWER
  } catch {
    return NO_ANSWER
  }
}

function contentOf(body: object | FormData | undefined): RequestInit {
  if (!body) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Calls an endpoint below /api, such as `/leads/inbox`. Throws an `ApiError`. */
export async function callApi<Answer>(
  path: string,
  { method = 'GET', body, signal }: Call = {},
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    signal,
    ...contentOf(body),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, NO_ANSWER)
  })
  if (!response.ok) throw new ApiError(response.status, await refusalOf(response))
  return (await response.json()) as Answer
}
