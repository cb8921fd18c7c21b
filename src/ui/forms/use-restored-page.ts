import { useEffect, useEffectEvent } from 'react'

/** Calls `onRestored` when the browser shows this page again as it was left, as its Back button does. */
export function useRestoredPage(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
