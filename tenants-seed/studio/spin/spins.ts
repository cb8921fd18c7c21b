import type { ColourFamily } from '../../catalogue/colours'

/** A design that is photographed all round, in one paint. */
export interface Spin {
  readonly key: string
  readonly paint: ColourFamily
}

export const SPIN_FRAMES = 36

/** At least one that each demo tenant sells. */
export const spins: readonly Spin[] = [
  { key: 'toyota-rav4-suv', paint: 'white' },
  { key: 'kia-sportage-suv', paint: 'white' },
  { key: 'toyota-landcruiser-4x4', paint: 'white' },
  { key: 'yamaha-mt-07-naked', paint: 'blue' },
  { key: 'tesla-model-3-sedan', paint: 'white' },
]

/** Addresses of a spin's frames as they were taken, from the nose round the vehicle's left side. */
export function spinFiles({ key, paint }: Spin): string[] {
  return Array.from(
    { length: SPIN_FRAMES },
    (_, frame) => `/assets/demo/photos/spin/${key}-${paint}/${String(frame).padStart(2, '0')}.avif`,
  )
}

/** The frame a feed begins with: from where the first photo is taken, three quarters from the front. */
const OPENING_FRAME = 4
export const OPENING_ANGLE = (OPENING_FRAME * 360) / SPIN_FRAMES

/** Addresses of a spin's frames as a feed sends them, the opening one first. */
export function spinFrames(spin: Spin): string[] {
  const files = spinFiles(spin)
  return [...files.slice(OPENING_FRAME), ...files.slice(0, OPENING_FRAME)]
}
