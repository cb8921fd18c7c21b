import { useEffect, useEffectEvent, useRef } from 'react'

/** Of the history entries that belong to something open over the page. Unique across reloads: entries outlive them. */
let last = 0
const nextLayer = () => {
  last = Math.max(Date.now(), last + 1)
  return last
}

type LayerState = { readonly layer?: number } | null

/** How many layers are open over the page. */
let open = 0

/** Whether something is open over the page: a step back closes it, and the page itself stays where it is. */
export const isLayerOpen = (): boolean => open > 0

/**
 * Whether the current history entry belongs to something that is open over the page, such as the sheet of filters. An entry keeps its
 * state when the page is loaded again, with nothing open.
 */
export const isLayerEntry = (): boolean => isLayerOpen() && (history.state as LayerState)?.layer !== undefined

/**
 * Lets the Back button close what is open over the page (a sheet, a menu, the full-screen gallery) instead of leaving the page: it
 * has a history entry of its own while it is open. Closed otherwise, the entry goes with it, unless the page wrote another address
 * into it meanwhile: then it stays as an entry of that address.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  const leaving = useRef<number | null>(null)
  useEffect(() => {
    if (!isOpen) return
    // React's strict mode runs effects twice: what was closed and opened again at once keeps its entry.
    const layer = leaving.current ?? nextLayer()
    const opened = location.href
    let isGone = false
    open += 1
    if (leaving.current === null) history.pushState({ ...history.state, layer }, '')
    leaving.current = null

    function onPopState(event: PopStateEvent): void {
      // Something that was open above this one has closed.
      if ((event.state as LayerState)?.layer === layer) return
      // The page itself has not moved: nobody else needs to follow.
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
