import type { Template } from '@/domain/flags/templates'
import type { ImageWidth } from '@/domain/images/image-set'

const WIDE: readonly ImageWidth[] = [480, 640, 960, 1280, 1600, 1920]
const USUAL: readonly ImageWidth[] = [320, 480, 640, 960, 1280]

interface PhotoSizes {
  readonly sizes: string
  readonly widths: readonly ImageWidth[]
}

/** Shares of the page's measure on wide screens; gallery.css sets the mosaic for so many photos. */
const mosaic = {
  whole: { sizes: '(min-width: 84rem) 80rem, (min-width: 64rem) calc(100vw - 4rem), 100vw', widths: WIDE },
  twoThirds: { sizes: '(min-width: 84rem) 53.17rem, (min-width: 64rem) 64vw, 100vw', widths: WIDE },
  half: { sizes: '(min-width: 84rem) 39.75rem, (min-width: 64rem) 48vw, 100vw', widths: WIDE },
  third: { sizes: '(min-width: 84rem) 26.33rem, (min-width: 64rem) 32vw, 100vw', widths: USUAL },
  quarter: { sizes: '(min-width: 84rem) 19.63rem, (min-width: 64rem) 24vw, 100vw', widths: USUAL },
} as const satisfies Record<string, PhotoSizes>

function inMosaic(index: number, count: number): PhotoSizes {
  if (count <= 1) return mosaic.whole
  if (count === 2) return mosaic.half
  if (count <= 4) return index === 0 ? mosaic.twoThirds : mosaic.third
  return index === 0 ? mosaic.half : mosaic.quarter
}

/** How wide one of `count` photos of the gallery is shown, and the sizes worth making of it. */
export function galleryPhoto(
  layout: Template['layout']['gallery'],
  index: number,
  count: number,
): PhotoSizes {
  if (layout === 'fullBleed') {
    const sizes = '(min-width: 132rem) 66rem, (min-width: 102rem) 50vw, (min-width: 64rem) 51rem, 100vw'
    return { sizes, widths: WIDE }
  }
  if (layout === 'left') {
    return { sizes: '(min-width: 84rem) 52.5rem, (min-width: 64rem) calc(96vw - 28rem), 100vw', widths: WIDE }
  }
  return inMosaic(index, count)
}
