/** Says that the page was looked at, as the event of that number (TRACK-11). For PageScript: stands alone. */
export function announce({ event }: { event: number }): void {
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event } }))
}
