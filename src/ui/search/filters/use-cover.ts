import { type RefObject, useEffect } from 'react'

/** All that is beside an element, or beside what contains it. What speaks to screen readers goes on speaking. */
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
 * Makes a dialog of an open sheet: the focus starts at its heading and stays inside, since all that it covers is inert. Closes it when
 * the window becomes so wide that the sheet is part of the page.
 */
export function useCover(
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
