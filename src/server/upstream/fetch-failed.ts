/** Something of the web that could not be fetched. The message is a sentence without the address's path or query, which may carry a key. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    /** Whether trying again soon may help. */
    readonly retry: boolean,
    /** The status of an answer that was none of success. */
    readonly status?: number,
    /** How long the answer asked to be left alone, in milliseconds. */
    readonly retryAfterMs = 0,
  ) {
    super(message)
  }
}
