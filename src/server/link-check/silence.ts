import { FetchFailed } from '../upstream/fetch-failed'

/** A website that gives so many requests in a row no answer is down. Each further one would take its whole time. */
const SILENT_IN_A_ROW = 10

/** Whether websites answer, by a name for each. */
export class Silence {
  readonly #inARow = new Map<string, number>()

  heard(site: string): void {
    this.#inARow.set(site, 0)
  }

  noAnswer(site: string): void {
    this.#inARow.set(site, this.inARow(site) + 1)
  }

  /** Number of the last requests without an answer. */
  inARow(site: string): number {
    return this.#inARow.get(site) ?? 0
  }

  isDown(site: string): boolean {
    return this.inARow(site) >= SILENT_IN_A_ROW
  }
}

/** Whether a failed request got no answer at all. A page that is too large, or a redirect in a circle, is an answer. */
export const isSilent = (error: unknown): boolean =>
  !(error instanceof FetchFailed) || (error.retry && error.status === undefined)
