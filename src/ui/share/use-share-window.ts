import { type MouseEvent, useEffect, useRef } from 'react'
import { isModifiedPress } from '../primitives/buttons/is-modified-press'

/** Polling interval that detects the closed window, in milliseconds. */
const POLL_MS = 1000

/**
 * Opens a link in a small window, and restores the focus once it is closed (SHARE-07). Where pop-ups are
 * blocked, the browser follows the link.
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
    }, POLL_MS)
  }
}
