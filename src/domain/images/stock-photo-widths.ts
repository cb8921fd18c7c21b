import type { ImageWidth } from './image-set'

/** Widths that a card's photo is offered in: 1x and 2x of a column on wide screens, and 2x across a phone. */
export const cardPhotoWidths = [320, 640, 800] as const satisfies readonly ImageWidth[]

/** Widths that the large photo of a vehicle's page is offered in, from a phone's 1x to a wide screen's 2x. */
export const leadPhotoWidths = [480, 800, 960, 1280, 1920] as const satisfies readonly ImageWidth[]
