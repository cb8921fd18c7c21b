import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the page's tray that the component that calls it, a compare button, has come or gone. */
export function useAsCompareButton(): void {
  useEffect(() => {
    tell()
    return tell
  }, [])
}

/** Most buttons of a page are HTML that nobody has hydrated yet, so they are looked up in the page. */
const hasButtons = () => document.querySelector('.compare-button') !== null

/** Whether the page has vehicles to choose. */
export const useHasCompareButtons = (): boolean => useSyncExternalStore(subscribe, hasButtons, () => false)
