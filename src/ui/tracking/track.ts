/** What a part of the page says when something happened that is counted. `data` holds nothing about the shopper. */
export interface TrackedDetail {
  /** The event's number (`src/domain/tracking/events.ts`). */
  readonly event: number
  /** Counted the first time on this page only (TRACK-17). */
  readonly once?: boolean
  readonly data?: Readonly<Record<string, string | number | boolean>>
}

/** What was tracked before the page's tracker listened. A website that tracks nothing never reads it: it stays short. */
const waiting: TrackedDetail[] = []
const MOST_WAITING = 50

let isListening = false

/** Says that something happened that is counted: the DOM event `forecourt:track`. Nothing is lost before the tracker listens. */
export function track(detail: TrackedDetail): void {
  if (!isListening && waiting.length < MOST_WAITING) waiting.push(detail)
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail }))
}

/** Hands over what has been tracked so far, and from then on each event as it happens. Returns what ends it. */
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
