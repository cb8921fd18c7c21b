import { type RefObject, useEffect, useState } from 'react'

interface Options {
  margin?: string
  /** Waits until the element is off-screen instead of in view. */
  whileHidden?: boolean
  enabled?: boolean
}

/** Whether an element has been in view, or off-screen, at least once since `enabled` was set. */
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
