/** A feed that could not be fetched. The message is a sentence without the address's path or query, which may carry a key. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    /** Whether trying again soon may help. */
    readonly retry: boolean,
  ) {
    super(message)
  }
}
