import { useEffect, useEffectEvent, useRef } from 'react'

/** The last id of an overlay's history entry. Ids are unique across reloads, because entries survive them. */
let last = 0
const nextLayer = () => {
  last = Math.max(Date.now(), last + 1)
  return last
}

type LayerState = { readonly layer?: number } | null

let open = 0

/** Whether an overlay is open. A step back then closes it, and the page stays. */
export const isLayerOpen = (): boolean => open > 0

/**
 * Whether the current history entry belongs to an open overlay, such as the filter sheet. An entry keeps its
 * state on reload, when no overlay is open.
 */
export const isLayerEntry = (): boolean => isLayerOpen() && (history.state as LayerState)?.layer !== undefined

/**
 * Makes the Back button close an overlay (a sheet, a menu, the fullscreen gallery) instead of leaving the
 * page. The overlay has a history entry while it is open. When it is closed another way, the entry is
 * removed, unless the page has written another URL into it: then it stays as that URL's entry.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  const leaving = useRef<number | null>(null)
  useEffect(() => {
    if (!isOpen) return
    // React's strict mode runs effects twice: an overlay that closes and reopens at once keeps its entry.
    const layer = leaving.current ?? nextLayer()
    const opened = location.href
    let isGone = false
    open += 1
    if (leaving.current === null) history.pushState({ ...history.state, layer }, '')
    leaving.current = null

    function onPopState(event: PopStateEvent): void {
      // An overlay above this one has closed.
      if ((event.state as LayerState)?.layer === layer) return
      // The page has not navigated, so other listeners must not react.
      event.stopImmediatePropagation()
      isGone = true
      onBack()
    }

    window.addEventListener('popstate', onPopState, true)
    return () => {
      open -= 1
      window.removeEventListener('popstate', onPopState, true)
      if (isGone || (history.state as LayerState)?.layer !== layer) return
      leaving.current = layer
      queueMicrotask(() => {
        if (leaving.current === null) return
        leaving.current = null
        if (location.href === opened) history.back()
        else history.replaceState({ ...history.state, layer: undefined }, '')
      })
    }
  }, [isOpen])
}
