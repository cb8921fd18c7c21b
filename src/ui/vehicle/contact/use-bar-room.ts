import { type RefObject, useEffect } from 'react'

/**
 * Tells the page how much of the screen an open bar at its foot takes, as long as it is open: `data-bottom-bar` and `--bottom-bar` on
 * the root, so that nothing hides below it (VDP-13) and the chat bubble follows it (VDP-14).
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const shown = bar.current
    if (!shown || !isOpen) return
    const root = document.documentElement
    const tell = () => root.style.setProperty('--bottom-bar', `${shown.offsetHeight}px`)
    // Its buttons break into more lines on a narrower screen, and a low one has no bar.
    const observer = new ResizeObserver(tell)
    observer.observe(shown)
    tell()
    root.toggleAttribute('data-bottom-bar', true)
    return () => {
      observer.disconnect()
      root.style.setProperty('--bottom-bar', '0px')
      root.toggleAttribute('data-bottom-bar', false)
    }
  }, [bar, isOpen])
}
