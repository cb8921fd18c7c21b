import { trackedEvents } from '@/domain/tracking/events'
import type { Sink } from '@/domain/tracking/sink'
import { listenToTracking, type TrackedDetail } from './track'

export type ActiveSink = Exclude<Sink, { kind: 'none' }>

/** What a sink is given. `page` is the path without its query. */
interface TrackedEvent {
  readonly event: number
  /** The website's id at the sink. */
  readonly sink: string
  readonly page: string
  readonly [more: string]: string | number | boolean
}

/** Puts an event where tag managers read it. */
function pushToLayer(event: TrackedEvent): void {
  const page = window as Window & { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** Posts an event as JSON text, also while the page is being left. One that fails leaves a warning, and the shopper's action goes on (TRACK-16). */
async function post(event: TrackedEvent, address: string): Promise<void> {
  try {
    await fetch(address, { method: 'POST', body: JSON.stringify(event), keepalive: true, mode: 'no-cors' })
  } catch (error) {
    console.warn(`Event ${event.event} did not reach its address.`, error)
  }
}

function createRecorder(sink: ActiveSink): (detail: TrackedDetail) => void {
  const counted = new Set<number>()
  return ({ event, data, once }) => {
    if (once && counted.has(event)) return
    counted.add(event)
    const told = { ...data, event, sink: sink.id, page: location.pathname }
    try {
      pushToLayer(told)
    } catch (error) {
      console.warn(`Event ${event} did not reach the tag manager.`, error)
    }
    if (sink.kind === 'address') void post(told, sink.address)
  }
}

/** The number that a press on an element counts as; null for one that is not counted (PHONE-08, TRACK-09). */
function eventOfPress(target: EventTarget | null): number | null {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('[data-track], a[href^="tel:"]') : null
  return pressed && Number(pressed.dataset.track ?? trackedEvents.phoneClick)
}

/** Counts what happens on the page, and what has happened so far. Returns what ends it. */
export function startTracking(sink: ActiveSink): () => void {
  const record = createRecorder(sink)
  const onPress = (target: EventTarget | null) => {
    const event = eventOfPress(target)
    if (event !== null) record({ event })
  }
  const onClick = ({ target }: MouseEvent) => onPress(target)

  const stop = listenToTracking(record)
  window.forecourtPresses?.forEach(onPress)
  delete window.forecourtPresses
  // Before any handler of the page can end the click's way up.
  document.addEventListener('click', onClick, true)
  return () => {
    stop()
    document.removeEventListener('click', onClick, true)
  }
}

declare global {
  interface Window {
    /** What was pressed before the tracker listened. The loader of islands fills it (`src/ui/island/loader.ts`). */
    forecourtPresses?: EventTarget[]
  }
}
