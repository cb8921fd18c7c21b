/** What a part of the page says when something happened that is counted. `data` holds nothing about the shopper. */
export interface TrackedDetail {
  /** The event's number (`src/domain/tracking/events.ts`). */
  readonly event: number
  /** Counted the first time on this page only (TRACK-17). */
  readonly once?: boolean
  readonly data?: Readonly<Record<string, string | number | boolean>>
}

/** What a sink is handed. */
export interface TrackedEvent {
  readonly event: number
  /** The website's id at the sink. */
  readonly sink: string
  /** The path of the page, without its query. */
  readonly page: string
  readonly [more: string]: string | number | boolean
}
