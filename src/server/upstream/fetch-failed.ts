/** A fetch that failed. The message is a sentence without the URL's path or query, which may contain a key. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    readonly retry: boolean,
    readonly status?: number,
    /** Milliseconds that the response asked to wait (`Retry-After`). */
    readonly retryAfterMs = 0,
  ) {
    super(message)
  }
}
