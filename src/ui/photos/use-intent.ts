import { type RefObject, useEffect, useRef, useState } from 'react'

/** Ignores a pointer that only passes over. */
const DWELL_MS = 80

/** Whether a shopper has pointed at, touched or scrolled an element. `reach` holds the event handlers. */
export function useIntent(element: RefObject<HTMLElement | null>) {
  const [isWanted, setWanted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const want = () => setWanted(true)
  const leave = () => clearTimeout(timer.current)

  useEffect(() => {
    // The interaction that hydrated the island came before these handlers.
    const isReached = element.current?.matches(':hover') || (element.current?.scrollLeft ?? 0) > 0
    if (isReached) setWanted(true)
    return () => clearTimeout(timer.current)
  }, [element])

  return {
    isWanted,
    want,
    reach: {
      onPointerEnter: () => {
        leave()
        timer.current = setTimeout(want, DWELL_MS)
      },
      onPointerLeave: leave,
      onTouchStart: want,
    },
  }
}
