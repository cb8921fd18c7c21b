/** What is known of each frame of a spin. A missing one could not be loaded. */
export type FrameState = 'pending' | 'loaded' | 'missing'

/** Of a long spin, every so many frames load first: the vehicle can be turned coarsely while the others load. */
const COARSE_STEP = 4
/** Shorter spins are coarse enough. */
const LONG_SPIN = 12
/** Fewer loaded frames are no turn. */
const FEWEST_FRAMES = 2

const isCoarse = (index: number, count: number) => count < LONG_SPIN || index % COARSE_STEP === 0

/** The indexes of `count` frames in the order in which they load: a coarse set first, then the others. */
export function frameOrder(count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  const coarse = all.filter((index) => isCoarse(index, count))
  return [...coarse, ...all.filter((index) => !isCoarse(index, count))]
}

export const loadedFrames = (states: readonly FrameState[]) =>
  states.filter((state) => state === 'loaded').length

/** Whether the vehicle can be turned: nothing of the coarse set is on its way, and two frames at least are there. */
export function canTurn(states: readonly FrameState[]): boolean {
  const isComing = states.some((state, index) => state === 'pending' && isCoarse(index, states.length))
  return !isComing && loadedFrames(states) >= FEWEST_FRAMES
}

/** The index of the frame with one of the states that is nearest to an index, going round; the one before it of two. Null without any. */
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

/** The frame that stands for an index until its own is loaded, or for good when that is missing; null while none is loaded. */
export const frameToShow = (states: readonly FrameState[], index: number) =>
  nearest(states, index, ['loaded'])

/** The index that is `steps` frames further round than another; frames known to be missing are passed over. */
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
