import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether an element has been below the viewport at least once since `enabled` was set. The element is still
 * there in the frame in which this turns true.
 */
export function useBelow(ref: RefObject<Element | null>, enabled: boolean): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!enabled || isBelow || !element) return
    // Measures again, because the shopper may have scrolled since the observation.
    const observer = new IntersectionObserver(() => {
      if (element.getBoundingClientRect().top >= window.innerHeight) flushSync(() => setBelow(true))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, enabled, isBelow])
  return isBelow
}
