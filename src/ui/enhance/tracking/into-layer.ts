import type { TrackedEvent } from './tracked-event'

/** Puts an event where tag managers read it. For PageScript: stands alone. */
export function intoLayer(event: TrackedEvent): void {
  const page = window as unknown as { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
