import type { TrackedEvent } from './tracked-event'

/** Posts an event as JSON text to an address of its own, also while the page is being left. For PageScript: stands alone. */
export function toAddress(event: TrackedEvent, address: string): void {
  if (!navigator.sendBeacon(address, JSON.stringify(event)))
    throw new Error('The browser took no more events.')
}
