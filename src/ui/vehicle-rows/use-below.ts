import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether an element has been below the window once since this was enabled. It is still there in the frame in which this turns true. */
export function useBelow(ref: RefObject<Element | null>, enabled: boolean): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!enabled || isBelow || !element) return
    // What the observer saw may be over: a shopper scrolls on meanwhile.
    const observer = new IntersectionObserver(() => {
      if (element.getBoundingClientRect().top >= window.innerHeight) flushSync(() => setBelow(true))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, enabled, isBelow])
  return isBelow
}
