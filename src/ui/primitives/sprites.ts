/** Addresses of the drawings. `npm run generate` writes this file and the sprites. */
export const ICONS = '/assets/icons.svg?v=sAWzJi-5'
export const MARKS = '/assets/marks.svg?v=EJYUaDdj'
export const BODIES = '/assets/bodies.svg?v=EPFjCC3z'
export const MAKERS_VERSION = 'd0y4Ps7E'
