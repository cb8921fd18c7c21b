import { type MouseEvent, useEffect, useRef } from 'react'
import { isModifiedPress } from '../primitives/buttons/is-modified-press'

/** How often it is looked whether the window was closed, in milliseconds. */
const POLLING = 1000

/**
 * Opens a link in a small window of its own, and gives the focus back once that is closed (SHARE-07). Where windows may not be
 * opened, the browser follows the link.
 */
export function useShareWindow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const polling = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(polling.current), [])

  return (event) => {
    if (isModifiedPress(event)) return
    const link = event.currentTarget
    const opened = window.open(link.href, 'share', 'popup,width=550,height=400')
    if (!opened) return
    event.preventDefault()
    opened.opener = null
    clearInterval(polling.current)
    polling.current = setInterval(() => {
      if (!opened.closed) return
      clearInterval(polling.current)
      link.focus()
    }, POLLING)
  }
}
