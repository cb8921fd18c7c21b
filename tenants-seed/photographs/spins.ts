import type { ColourFamily } from '../catalogue/colours'

export interface Spin {
  readonly key: string
  readonly paint: ColourFamily
}

const SPIN_FRAMES = 36

/** The designs with a 360° spin. Every demo tenant sells at least one of them. */
export const spins: readonly Spin[] = [
  { key: 'toyota-rav4-suv', paint: 'white' },
  { key: 'kia-sportage-suv', paint: 'white' },
  { key: 'toyota-landcruiser-4x4', paint: 'white' },
  { key: 'yamaha-mt-07-naked', paint: 'blue' },
  { key: 'tesla-model-3-sedan', paint: 'white' },
]

/** File numbers start at the nose and follow the vehicle's left side. Feeds start at the three-quarter front view. */
const OPENING_FRAME = 4
export const OPENING_ANGLE = (OPENING_FRAME * 360) / SPIN_FRAMES

export function spinFrames({ key, paint }: Spin): string[] {
  return Array.from({ length: SPIN_FRAMES }, (_, index) => {
    const frame = String((index + OPENING_FRAME) % SPIN_FRAMES).padStart(2, '0')
    return `/assets/demo/photos/spin/${key}-${paint}/${frame}.avif`
  })
}

export const turntable: Spin = { key: 'kia-ev5-suv', paint: 'blue' }

export const TURNTABLE_VIDEO = `/assets/demo/photos/video/${turntable.key}-${turntable.paint}.webm`
