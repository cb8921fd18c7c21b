import type { ImageWidth } from './image-set'

/** Widths of a card's photo: a column on wide screens at 1x and 2x, and a phone's width at 2x. */
export const cardPhotoWidths = [320, 640, 800] as const satisfies readonly ImageWidth[]

/** Widths of a vehicle page's large photo, from a phone at 1x to a wide screen at 2x. */
export const leadPhotoWidths = [480, 800, 960, 1280, 1920] as const satisfies readonly ImageWidth[]
