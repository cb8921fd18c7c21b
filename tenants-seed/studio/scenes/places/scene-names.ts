/** Pictures of places, without their file endings, and their sizes. */
const hero = [1920, 800] as const
const wide = [720, 480] as const

export const sceneSizes = {
  'hero-southerncross': hero,
  'hero-kestrel-kia': hero,
  'hero-outpost': hero,
  'hero-tworivers': hero,
  'hero-currawong': hero,
  'showroom-southerncross': wide,
  'showroom-kestrel-kia': wide,
  'showroom-tworivers': wide,
  'showroom-currawong': wide,
  'yard-outpost': wide,
  'exterior-southerncross': wide,
  'exterior-kestrel-kia': wide,
  'exterior-tworivers': wide,
  'exterior-currawong': wide,
  'workshop-cars': wide,
  'workshop-motorcycles': wide,
  'offer-southerncross': wide,
  'offer-kestrel-kia': wide,
  'offer-outpost': wide,
  'offer-tworivers': wide,
  'offer-currawong': wide,
  'story-touring': wide,
  'story-charging': wide,
  'story-night-ride': wide,
  'story-handover': wide,
} as const satisfies Record<string, readonly [number, number]>

export type SceneName = keyof typeof sceneSizes
