import { useCallback, useRef, useState } from 'react'
import { canTurn, type FrameState, frameOrder } from '@/domain/vehicle/photos/spin'
import { loadFrames } from './load-frames'

/** The frames of a spin, of which none is loaded before `load`. When fewer than two come, it can be tried again. */
export function useFrames(addresses: readonly string[]) {
  const [states, setStates] = useState<readonly FrameState[]>(() => addresses.map(() => 'pending'))
  const [status, setStatus] = useState<'asleep' | 'loading' | 'done'>('asleep')
  const isBegun = useRef(false)
  /** Browsers keep a picture ready only while something holds it. */
  const pictures = useRef<(HTMLImageElement | null)[]>([])

  /** Loads the frames, once. Gives whether they are there when all have come, and null when that is under way or done. */
  const load = useCallback(async (): Promise<boolean | null> => {
    if (isBegun.current) return null
    isBegun.current = true
    setStatus('loading')
    const known: FrameState[] = addresses.map(() => 'pending')
    await loadFrames(addresses, frameOrder(addresses.length), (index, picture) => {
      pictures.current[index] = picture
      known[index] = picture ? 'loaded' : 'missing'
      setStates([...known])
    })
    isBegun.current = canTurn(known)
    setStatus(isBegun.current ? 'done' : 'asleep')
    return isBegun.current
  }, [addresses])

  return { states, status, load }
}
