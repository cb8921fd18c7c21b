import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers the calling component as a compare button, so that the tray knows whether the page has one. */
export function useAsCompareButton(): void {
  useEffect(() => {
    tell()
    return tell
  }, [])
}

/** Most compare buttons are not hydrated yet, so this searches the page for them. */
const hasButtons = () => document.querySelector('.compare-button') !== null

export const useHasCompareButtons = (): boolean => useSyncExternalStore(subscribe, hasButtons, () => false)
