import type { Template } from '@/domain/flags/templates'
import type { ImageWidth } from '@/domain/images/image-set'
import { leadPhotoWidths } from '@/domain/images/stock-photo-widths'

const WIDE: readonly ImageWidth[] = leadPhotoWidths
const USUAL: readonly ImageWidth[] = [320, 640, 800, 1280]

interface PhotoSizes {
  readonly sizes: string
  readonly widths: readonly ImageWidth[]
}

/** The photo beside the summary on wide screens: the content width minus the summary. */
const BESIDE = '(min-width: 84rem) 52.5rem, (min-width: 64rem) calc(96vw - 28rem), 100vw'
/** The photo that extends from the window's edge to the summary. */
const BLEEDING = '(min-width: 84rem) calc(50vw + 12.5rem), (min-width: 64rem) calc(96vw - 26rem), 100vw'

/** The number of photos in the row below a mosaic's large photo. */
export const photosBelow = (count: number) => Math.min(Math.max(count, 3), 5) - 1

function belowMosaic(count: number): PhotoSizes {
  const below = photosBelow(count)
  const rem = Math.ceil((52.5 - (below - 1) * 0.5) / below)
  return {
    sizes: `(min-width: 84rem) ${rem}rem, (min-width: 64rem) calc((96vw - 28rem) / ${below}), 100vw`,
    widths: USUAL,
  }
}

/** Returns the `sizes` of one of `count` gallery photos and the widths to generate. */
export function galleryPhoto(
  layout: Template['layout']['gallery'],
  index: number,
  count: number,
): PhotoSizes {
  if (layout === 'fullBleed') return { sizes: BLEEDING, widths: WIDE }
  return layout === 'mosaic' && index > 0 ? belowMosaic(count) : { sizes: BESIDE, widths: WIDE }
}
