import { type RefObject, useEffect, useState } from 'react'

interface Options {
  /** Around the window, as for an `IntersectionObserver`. */
  margin?: string
  /** Waits until the element is out of sight, and not until it is in sight. */
  whileHidden?: boolean
  enabled?: boolean
}

/** Whether an element has come into sight, or gone out of it, once since this was enabled. */
export function useSeen(
  ref: RefObject<Element | null>,
  { margin = '0px', whileHidden = false, enabled = true }: Options = {},
): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!enabled || isSeen || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === !whileHidden) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin, whileHidden, enabled, isSeen])
  return isSeen
}
