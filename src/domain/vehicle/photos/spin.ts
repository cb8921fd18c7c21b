export type FrameState = 'pending' | 'loaded' | 'missing'

/** In a long spin, every fourth frame loads first, so that the vehicle can turn while the others load. */
const COARSE_STEP = 4
/** Shorter spins load in order. */
const LONG_SPIN = 12
const FEWEST_FRAMES = 2

const isCoarse = (index: number, count: number) => count < LONG_SPIN || index % COARSE_STEP === 0

/** The coarse set first. */
export function frameOrder(count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  const coarse = all.filter((index) => isCoarse(index, count))
  return [...coarse, ...all.filter((index) => !isCoarse(index, count))]
}

export const loadedFrames = (states: readonly FrameState[]) =>
  states.filter((state) => state === 'loaded').length

/** No frame of the coarse set is pending, and at least two frames are loaded. */
export function canTurn(states: readonly FrameState[]): boolean {
  const isPending = states.some((state, index) => state === 'pending' && isCoarse(index, states.length))
  return !isPending && loadedFrames(states) >= FEWEST_FRAMES
}

/** Wraps around; the earlier frame wins a tie. Null if there is none. */
function nearest(states: readonly FrameState[], index: number, wanted: readonly FrameState[]): number | null {
  const count = states.length
  for (let gap = 0; gap <= count / 2; gap += 1) {
    for (const place of [(index - gap + count) % count, (index + gap) % count]) {
      const state = states[place]
      if (state && wanted.includes(state)) return place
    }
  }
  return null
}

/** The frame itself once loaded, else the nearest loaded one; null while none is loaded. */
export const frameToShow = (states: readonly FrameState[], index: number) =>
  nearest(states, index, ['loaded'])

/** Skips missing frames. */
export function turnedFrame(states: readonly FrameState[], from: number, steps: number): number {
  const count = states.length
  if (!states.some((state) => state !== 'missing')) return from
  let place = from
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    do place = (place + Math.sign(steps) + count) % count
    while (states[place] === 'missing')
  }
  return place
}
