import { type RefObject, useEffect } from 'react'

/**
 * Publishes the height of an open bottom bar as `data-bottom-bar` and `--bottom-bar` on the root, so that it
 * covers nothing (VDP-13) and the chat bubble moves with it (VDP-14).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const shown = bar.current
    if (!shown || !isOpen) return
    const root = document.documentElement
    const publish = () => root.style.setProperty('--bottom-bar', `${shown.offsetHeight}px`)
    // Its buttons wrap on a narrow screen, and a low screen has no bar.
    const observer = new ResizeObserver(publish)
    observer.observe(shown)
    publish()
    root.toggleAttribute('data-bottom-bar', true)
    return () => {
      observer.disconnect()
      root.style.setProperty('--bottom-bar', '0px')
      root.toggleAttribute('data-bottom-bar', false)
    }
  }, [bar, isOpen])
}
