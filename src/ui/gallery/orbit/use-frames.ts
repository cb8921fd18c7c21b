import { useCallback, useRef, useState } from 'react'
import { canTurn, type FrameState, frameOrder } from '@/domain/vehicle/photos/spin'
import { loadFrames } from './load-frames'

/** The frames of a spin. None loads before `load`. When fewer than two arrive, `load` can be retried. */
export function useFrames(addresses: readonly string[]) {
  const [states, setStates] = useState<readonly FrameState[]>(() => addresses.map(() => 'pending'))
  const [status, setStatus] = useState<'asleep' | 'loading' | 'done'>('asleep')
  const isBegun = useRef(false)
  /** Browsers keep a decoded picture only while something references it. */
  const pictures = useRef<(HTMLImageElement | null)[]>([])

  /**
   * Loads the frames once. Resolves to whether they are usable, or to null when loading has already started
   * or finished.
   */
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
