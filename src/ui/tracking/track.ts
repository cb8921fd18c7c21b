/** A tracked event from a part of the page. `data` contains no personal data. */
export interface TrackedDetail {
  /** The event's number (`src/domain/tracking/events.ts`). */
  readonly event: number
  /** Tracked only the first time on this page (TRACK-17). */
  readonly once?: boolean
  readonly data?: Readonly<Record<string, string | number | boolean>>
}

/** Events from before the tracker was ready. It stays short: a website without tracking never reads it. */
const waiting: TrackedDetail[] = []
const MAX_WAITING = 50

let isListening = false

/** Whether the tracker of this page is ready. */
export const isTracking = () => isListening

/**
 * Tracks an event through the DOM event `forecourt:track`. Events from before the tracker is ready are
 * queued.
 */
export function track(detail: TrackedDetail): void {
  if (!isListening && waiting.length < MAX_WAITING) waiting.push(detail)
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail }))
}

/** Passes the queued events to `record`, and then each new one. Returns a function that stops it. */
export function listenToTracking(record: (detail: TrackedDetail) => void): () => void {
  const listen = (event: Event) => record((event as CustomEvent<TrackedDetail>).detail)
  isListening = true
  for (const detail of waiting.splice(0)) record(detail)
  document.addEventListener('forecourt:track', listen)
  return () => {
    isListening = false
    document.removeEventListener('forecourt:track', listen)
  }
}
