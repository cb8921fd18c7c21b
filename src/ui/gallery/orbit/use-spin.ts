import { useCallback, useEffect, useRef, useState } from 'react'
import {
  canTurn,
  type FrameState,
  frameToShow,
  loadedFrames,
  turnedFrame,
} from '@/domain/vehicle/photos/spin'
import type { GalleryView } from '@/domain/vehicle/photos/views'
import { prefersReducedMotion } from '@/ui/photos/prefers-reduced-motion'
import { useFrames } from './use-frames'

/** Milliseconds per frame during autoplay (GAL-08). */
const FRAME_MS = 100

function useTurning(states: readonly FrameState[], setPlace: (next: (from: number) => number) => void) {
  const [isTurning, setTurning] = useState(false)
  useEffect(() => {
    if (!isTurning) return
    let left = loadedFrames(states)
    const timer = setInterval(() => {
      setPlace((from) => turnedFrame(states, from, 1))
      left -= 1
      if (left === 0) setTurning(false)
    }, FRAME_MS)
    return () => clearInterval(timer)
  }, [isTurning, states, setPlace])
  return [isTurning, setTurning] as const
}

/**
 * Whether the shopper has begun to turn the vehicle: as state for rendering, and as a ref for code that runs
 * after loading.
 */
function useTouched() {
  const [isTouched, setState] = useState(false)
  const now = useRef(false)
  const setTouched = useCallback((is: boolean) => {
    now.current = is
    setState(is)
  }, [])
  return { isTouched, now, setTouched }
}

/**
 * Turns a vehicle (GAL-03). Its frames load at the first press or when its view is chosen: first a coarse set
 * that is enough for turning by hand. Once all frames are loaded it plays one full turn, unless the shopper
 * has begun to turn it or prefers reduced motion. Any touch stops it (GAL-07).
 */
export function useSpin(addresses: readonly string[], chosen: GalleryView | null) {
  const { states, status, load } = useFrames(addresses)
  const [place, setPlace] = useState(0)
  const [isTurning, setTurning] = useTurning(states, setPlace)
  const { isTouched, now, setTouched } = useTouched()

  const wake = useCallback(async () => {
    const isThere = await load()
    if (isThere === false) setTouched(false)
    if (isThere && !now.current && !prefersReducedMotion()) setTurning(true)
  }, [load, now, setTouched, setTurning])
  const touch = useCallback(() => {
    setTouched(true)
    setTurning(false)
  }, [setTouched, setTurning])

  useEffect(() => {
    if (chosen === 'spinner') void wake()
    else if (chosen) touch()
  }, [chosen, wake, touch])

  function turn(next: (from: number) => number): void {
    touch()
    setPlace(next)
    void wake()
  }
  const count = addresses.length
  const isReady = canTurn(states)
  const frame = isReady ? (frameToShow(states, place) ?? 0) : 0
  return {
    /** The index of the frame to show and its angle in degrees. */
    frame,
    angle: Math.round((frame * 360) / count),
    isReady,
    isTurning,
    /** Frames are loading, and the shopper has not begun to turn it. */
    isAwaited: status === 'loading' && !(isReady && isTouched),
    /** The share of frames that loaded or failed, from 0 to 1. */
    progress: states.filter((state) => state !== 'pending').length / count,
    /** The frame that the shopper turned to. Another frame shows until this one has loaded. */
    place,
    turnBy: (steps: number) => turn((from) => turnedFrame(states, from, steps)),
    turnTo: (to: number) => turn(() => ((to % count) + count) % count),
    toggle: () => {
      if (status === 'done') return setTurning(!isTurning)
      // Requested while frames are loading: it plays once they have loaded.
      setTouched(false)
      void wake()
    },
    press: () => {
      if (isTurning) touch()
      void wake()
    },
    /** Stops autoplay when the shopper reaches for something else, such as a hotspot. */
    reach: () => {
      if (isTurning || status === 'loading') touch()
    },
  }
}

export type Spin = ReturnType<typeof useSpin>
