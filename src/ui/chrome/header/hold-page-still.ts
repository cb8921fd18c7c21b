/** What lies over the page and takes its scrolling. */
const OVER_PAGE = 'dialog:modal, .filter-sheet:popover-open'

/**
 * Keeps the page from scrolling under an open drawer, dialog or sheet, until `signal` is aborted. A rule `html:has(dialog:modal)` would
 * do it without a script, but browsers search the whole page for it again at every change: 15 ms of each filter choice on a slow phone.
 */
export function holdPageStill(signal: AbortSignal): void {
  const root = document.documentElement
  const update = () => root.toggleAttribute('data-still', document.querySelector(OVER_PAGE) !== null)
  // Neither event bubbles. A dialog that React removes once it is closed sends no `toggle`.
  document.addEventListener('toggle', update, { capture: true, signal })
  document.addEventListener('close', update, { capture: true, signal })
  update()
}
