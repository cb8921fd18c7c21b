/**
 * The filters as a sheet over the page of a phone: a dialog while it is open, which the focus begins at the heading of and stays
 * inside (what it covers is inert), and no longer one on a wide screen, where it stands among the rest. The browser opens it,
 * closes it by Escape and gives the focus back. Results that come meanwhile change the page around it, so that is done anew then.
 * Self-contained: `PageScript` sends its source.
 */
export function filterSheet(): void {
  const found = document.querySelector<HTMLElement>('.filter-sheet')
  const named = found?.querySelector<HTMLElement>('[data-sheet-heading]')
  if (!found || !named) return
  const [sheet, heading] = [found, named]
  const covered = new Set<Element>()
  let isOpen = false

  /** What speaks to screen readers goes on speaking, and what was inert already is not ours. */
  function hide(part: Element): void {
    if (part.matches('script, [role="status"], [aria-live]')) return
    if (part.hasAttribute('inert') && !covered.has(part)) return
    part.setAttribute('inert', '')
    covered.add(part)
  }

  /** All that is beside the sheet, or beside what it stands in. */
  function cover(): void {
    let part: Element = sheet
    while (part.parentElement && part !== document.body) {
      for (const beside of part.parentElement.children) if (beside !== part) hide(beside)
      part = part.parentElement
    }
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-labelledby', heading.id)
  }

  function uncover(): void {
    for (const each of covered) each.removeAttribute('inert')
    covered.clear()
    for (const name of ['role', 'aria-labelledby']) sheet.removeAttribute(name)
  }

  sheet.addEventListener('beforetoggle', ({ newState }) => {
    isOpen = newState === 'open'
    // Before the browser gives the focus back to what was covered.
    if (!isOpen) uncover()
  })
  sheet.addEventListener('toggle', () => {
    if (!isOpen) return
    cover()
    heading.focus({ preventScroll: true })
  })
  document.addEventListener('forecourt:search', () => isOpen && cover())
  window.addEventListener('resize', () => {
    if (isOpen && heading.getClientRects().length === 0) sheet.hidePopover()
  })
}
