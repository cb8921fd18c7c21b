import type { TrackedDetail, TrackedEvent } from './tracked-event'

interface Settings {
  /** What the website is called at its sink, such as a measurement id. */
  id: string
  /** The number of a press on a telephone link (PHONE-08). */
  phoneClick: number
  /** For sinks that have one. */
  address: string
}

type Deliver = (event: TrackedEvent, address: string) => void

/**
 * The page's one tracker. Parts of the page announce what happened by the DOM event `forecourt:track`
 * (`detail: { event, data?, once? }`), links and buttons by `data-track="25"`; each is handed to every part given here
 * (the sinks). A sink that fails leaves a warning in the console, and the shopper's action goes on (TRACK-16).
 * Self-contained: `PageScript` sends its source.
 */
export function track({ id, phoneClick, address }: Settings, sinks: Record<string, Deliver>): void {
  const counted = new Set<number>()

  function record({ event, data, once }: TrackedDetail): void {
    if (once && counted.has(event)) return
    counted.add(event)
    for (const [name, deliver] of Object.entries(sinks)) {
      try {
        deliver({ ...data, event, sink: id, page: location.pathname }, address)
      } catch (error) {
        console.warn(`Event ${event} did not reach the ${name}.`, error)
      }
    }
  }

  document.addEventListener('forecourt:track', (said) => record((said as CustomEvent<TrackedDetail>).detail))
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('[data-track], a[href^="tel:"]') : null
      if (pressed) record({ event: Number(pressed.dataset.track ?? phoneClick) })
    },
    // Before any script of the page can end the click's way up.
    true,
  )
}
