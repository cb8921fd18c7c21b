import { trackedEvents } from '@/domain/tracking/events'
import type { Sink } from '@/domain/tracking/sink'
import { listenToTracking, type TrackedDetail } from './track'
import { takeEvents } from './unsent-events'

export type ActiveSink = Exclude<Sink, { kind: 'none' }>

/** The event that a sink receives. `page` is the path without its query string. */
interface TrackedEvent {
  readonly event: number
  readonly sink: string
  readonly page: string
  readonly [more: string]: string | number | boolean
}

function pushToLayer(event: TrackedEvent): void {
  const page = window as Window & { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/**
 * Posts an event as JSON, also while the page unloads. A failure only logs a warning and does not affect the
 * shopper (TRACK-16).
 */
async function post(event: TrackedEvent, address: string): Promise<void> {
  try {
    await fetch(address, { method: 'POST', body: JSON.stringify(event), keepalive: true, mode: 'no-cors' })
  } catch (error) {
    console.warn(`Event ${event.event} did not reach its address.`, error)
  }
}

function send(event: TrackedEvent, sink: ActiveSink): void {
  try {
    pushToLayer(event)
  } catch (error) {
    console.warn(`Event ${event.event} did not reach the tag manager.`, error)
  }
  if (sink.kind === 'address') void post(event, sink.address)
}

function createRecorder(sink: ActiveSink): (detail: TrackedDetail) => void {
  const counted = new Set<number>()
  return ({ event, data, once }) => {
    if (once && counted.has(event)) return
    counted.add(event)
    send({ ...data, event, sink: sink.id, page: location.pathname }, sink)
  }
}

/** Returns the event number of a pressed element; null if it is not tracked (PHONE-08, TRACK-09). */
function eventOfPress(target: EventTarget | null): number | null {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('[data-track], a[href^="tel:"]') : null
  return pressed && Number(pressed.dataset.track ?? trackedEvents.phoneClick)
}

/** Starts tracking, including the events queued so far and those that earlier pages left. Returns a function that stops it. */
export function startTracking(sink: ActiveSink): () => void {
  const record = createRecorder(sink)
  const onPress = (target: EventTarget | null) => {
    const event = eventOfPress(target)
    if (event !== null) record({ event })
  }
  const onClick = ({ target }: MouseEvent) => onPress(target)

  for (const { event, data, page } of takeEvents()) send({ ...data, event, sink: sink.id, page }, sink)
  const stop = listenToTracking(record)
  window.forecourtPresses?.forEach(onPress)
  delete window.forecourtPresses
  // In the capture phase, before any handler can stop propagation.
  document.addEventListener('click', onClick, true)
  return () => {
    stop()
    document.removeEventListener('click', onClick, true)
  }
}

declare global {
  interface Window {
    /** Presses from before the tracker was ready. The island loader fills it (`src/ui/island/loader.ts`). */
    forecourtPresses?: EventTarget[]
  }
}
