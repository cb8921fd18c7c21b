/** An event of a page that was left before its tracker was ready. It has no personal data. */
export interface UnsentEvent {
  readonly event: number
  readonly data: Readonly<Record<string, string | number | boolean>>
  /** The path of the page it happened on. */
  readonly page: string
}

/** It stays short: a website without tracking never reads it. */
const MAX_UNSENT = 20

const isData = (value: unknown): value is UnsentEvent['data'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one))

function isUnsent(value: unknown): value is UnsentEvent {
  const { event, data, page } = (value ?? {}) as Partial<Record<keyof UnsentEvent, unknown>>
  return Number.isInteger(event) && typeof page === 'string' && isData(data)
}

function parseEvents(text: string): readonly UnsentEvent[] {
  const stored: unknown = JSON.parse(text)
  return Array.isArray(stored) ? stored.filter(isUnsent) : []
}

const key = () => `forecourt:${document.documentElement.dataset.site}:unsent-events`

function readEvents(): readonly UnsentEvent[] {
  try {
    return parseEvents(sessionStorage.getItem(key()) ?? '[]')
  } catch {
    return [] // Storage is disabled, or its text is none of ours.
  }
}

/** Keeps an event for the tracker of the next page in this tab. */
export function keepEvent(event: UnsentEvent): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify([...readEvents(), event].slice(-MAX_UNSENT)))
  } catch {
    console.warn(`Event ${event.event} could not be kept.`)
  }
}

/** Takes the events that earlier pages left. */
export function takeEvents(): readonly UnsentEvent[] {
  const events = readEvents()
  if (events.length > 0) sessionStorage.removeItem(key())
  return events
}
