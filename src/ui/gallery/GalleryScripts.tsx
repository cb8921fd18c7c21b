import { hotspotPlace } from '@/domain/stock/gallery/hotspot-place'
import type { GalleryView } from '@/domain/stock/gallery/views'
import { browseGallery } from '@/ui/enhance/gallery/browse-gallery'
import { fetchFrames } from '@/ui/enhance/gallery/fetch-frames'
import { playVideo } from '@/ui/enhance/gallery/play-video'
import { turnVehicle } from '@/ui/enhance/gallery/turn-vehicle'
import { viewPhotos } from '@/ui/enhance/gallery/view-photos'
import { zoomPhoto } from '@/ui/enhance/gallery/zoom-photo'
import { PageScript } from '@/ui/enhance/PageScript'

interface Props {
  views: readonly GalleryView[]
  hasVideo: boolean
}

/** How far a shopper drags for the next picture, and how long each stands while the vehicle turns by itself (GAL-08). */
const TURN = { pixelsAFrame: 20, frameMs: 100 } as const

/** What a gallery needs in the browser, for what it holds. */
export function GalleryScripts({ views, hasVideo }: Props) {
  return (
    <>
      {views.length > 0 && <PageScript run={browseGallery} />}
      {views.includes('gallery') && <PageScript run={viewPhotos} parts={{ zoomPhoto }} />}
      {views.includes('spinner') && (
        <PageScript run={turnVehicle} settings={TURN} parts={{ fetchFrames, hotspotPlace }} />
      )}
      {hasVideo && <PageScript run={playVideo} />}
    </>
  )
}
