/**
 * Says that a page of results was looked at, and again each time it changes in place (TRACK-12), with what was found; not
 * what was typed. Self-contained: `PageScript` sends its source.
 */
export function trackSearch({ event }: { event: number }): void {
  function say(): void {
    const found = document.querySelector<HTMLElement>('[data-search]')?.dataset.found
    document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event, data: { found } } }))
  }

  document.addEventListener('forecourt:search', say)
  say()
}
