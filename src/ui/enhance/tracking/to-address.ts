import type { TrackedEvent } from './tracked-event'

/** Posts an event as JSON text to an address of its own, also while the page is being left. For PageScript: stands alone. */
export function toAddress(event: TrackedEvent, address: string): void {
  fetch(address, { method: 'POST', body: JSON.stringify(event), keepalive: true, mode: 'no-cors' }).catch(
    (error) => console.warn(`Event ${event.event} did not reach its address.`, error),
  )
}
