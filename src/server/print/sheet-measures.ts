/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 40
export const INNER = PAGE.width - 2 * MARGIN
export const BAND = 54
/** Height of the brand-coloured rule at the bottom of the band. */
export const BAND_RULE = 2.5
/** Height of the photo: 16:9 at full width, and lower when the text needs the room. */
export const PHOTO = { most: (INNER * 9) / 16, least: (INNER * 9) / 28 } as const
export const COLUMN_GAP = 24
export const QR = { side: 92 } as const
