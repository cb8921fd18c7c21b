import { type PointerEvent, useRef } from 'react'
import type { Spin } from './use-spin'

/** Pixels of drag per frame (GAL-08). */
const PIXELS_A_FRAME = 20

/**
 * Returns handlers that turn a vehicle by dragging. The near side follows the pointer: dragging left moves
 * forward.
 */
export function useDragToTurn({ place, press, turnTo }: Pick<Spin, 'place' | 'press' | 'turnTo'>) {
  const drag = useRef<{ x: number; place: number; steps: number } | null>(null)
  const end = () => {
    drag.current = null
  }
  return {
    onPointerDown: ({ button, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (button > 0) return
      press()
      drag.current = { x: clientX, place, steps: 0 }
      currentTarget.setPointerCapture?.(pointerId)
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      const steps = -Math.trunc((clientX - drag.current.x) / PIXELS_A_FRAME)
      if (steps === drag.current.steps) return
      drag.current.steps = steps
      turnTo(drag.current.place + steps)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
