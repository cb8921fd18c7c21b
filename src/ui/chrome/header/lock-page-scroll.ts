const OVER_PAGE = 'dialog:modal, .filter-sheet:popover-open'

/**
 * Stops the page from scrolling under an open drawer, dialog or sheet, until `signal` is aborted. The rule
 * `html:has(dialog:modal)` would need no script, but browsers search the whole page again at every change: 15
 * ms for each filter choice on a slow phone.
 */
export function lockPageScroll(signal: AbortSignal): void {
  const root = document.documentElement
  const update = () => root.toggleAttribute('data-still', document.querySelector(OVER_PAGE) !== null)
  // Neither event bubbles. A dialog that React removes after it closes sends no `toggle`.
  document.addEventListener('toggle', update, { capture: true, signal })
  document.addEventListener('close', update, { capture: true, signal })
  update()
}
