import { type RefObject, useEffect } from 'react'

/** Returns the siblings of an element and of its ancestors, except live regions, which stay audible. */
function surroundingsOf(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside !== part && !beside.matches('script, [role="status"], [aria-live], [inert]'))
        found.push(beside)
    }
  }
  return found
}

/**
 * Makes an open sheet a modal dialog: the focus starts at its heading and stays inside, because the rest of
 * the page is inert. Closes the sheet when the window is wide enough to show it in the page.
 */
export function useModalSheet(
  sheet: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen || !sheet.current) return
    const covered = surroundingsOf(sheet.current)
    for (const part of covered) part.setAttribute('inert', '')
    heading.current?.focus({ preventScroll: true })
    const onResize = () => {
      if (heading.current?.getClientRects().length === 0) sheet.current?.hidePopover()
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      for (const part of covered) part.removeAttribute('inert')
    }
  }, [isOpen, sheet, heading])
}
