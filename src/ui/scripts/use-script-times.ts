import { useEffect, useRef } from 'react'
import { timesOf } from '@/domain/scripts/long-frames'
import type { SiteScript } from '@/domain/scripts/site-script'

/** One page view in so many is measured. */
const SAMPLE = 10

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[]
}

/** Old browsers have no observer, and only some see long frames. */
const canMeasure = () =>
  typeof PerformanceObserver !== 'undefined' &&
  PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')

/** Measures in some page views for how long each script keeps the browser busy, where the browser can tell. */
export function useScriptTimes(running: readonly SiteScript[]): void {
  const scripts = useRef(running)
  scripts.current = running
  useEffect(() => {
    const isMeasured = Math.random() * SAMPLE < 1
    if (!isMeasured || !canMeasure()) return
    const frames: { sourceURL: string; duration: number }[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrame[]) frames.push(...entry.scripts)
    })
    observer.observe({ type: 'long-animation-frame', buffered: true })
    const send = () => {
      observer.disconnect()
      if (scripts.current.length === 0) return
      const body = JSON.stringify({ times: timesOf(scripts.current, frames) })
      navigator.sendBeacon('/api/script-times', new Blob([body], { type: 'application/json' }))
    }
    window.addEventListener('pagehide', send, { once: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('pagehide', send)
    }
  }, [])
}
