/** The eight places a vehicle is photographed from, the most telling first. */
export const angles = [
  'front-left',
  'side',
  'rear-right',
  'front',
  'rear',
  'rear-left',
  'front-high',
  'detail',
] as const

export type Angle = (typeof angles)[number]
