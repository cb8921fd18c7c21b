import { useEffect, useRef, useState } from 'react'

const DURATION = 1000

/**
 * Returns a number that counts from the previous value to `value` within a second (SEARCH-04), unless the
 * shopper prefers reduced motion. It stops while `isPaused`, because its frames would delay the results that
 * the shopper waits for.
 */
export function useCountUp(value: number, isPaused = false): number {
  const [shown, setShown] = useState(value)
  const current = useRef(value)
  useEffect(() => {
    const from = current.current
    const show = (number: number) => {
      current.current = number
      setShown(number)
    }
    if (isPaused || from === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(value)
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / DURATION))
      show(Math.round(from + (value - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, isPaused])
  return shown
}
