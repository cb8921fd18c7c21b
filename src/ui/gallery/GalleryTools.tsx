import type { GalleryView } from '@/domain/stock/gallery/views'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'
import { openViewer } from './PhotoViewer'
import { VIDEO_DIALOG } from './VideoDialog'

interface Props {
  views: readonly GalleryView[]
  opensOn: GalleryView
  photos: number
  hasVideo: boolean
}

const looks: Readonly<Record<GalleryView, { label: string; icon: IconName }>> = {
  spinner: { label: '360°', icon: 'rotate-3d' },
  gallery: { label: 'Photos', icon: 'camera' },
  interior: { label: 'Interior', icon: 'seat' },
}

/** What lies on the picture: the views there are (GAL-05; radio buttons, so that they work without scripts), the video, all photos. */
export function GalleryTools({ views, opensOn, photos, hasVideo }: Props) {
  return (
    <>
      {(views.length > 1 || hasVideo) && (
        <div className="gallery-tools">
          {views.length > 1 && (
            <fieldset className="gallery-views">
              <legend className="sr-only">Show</legend>
              {views.map((view) => (
                <label key={view}>
                  <input type="radio" name="gallery-view" value={view} defaultChecked={view === opensOn} />
                  <Icon name={looks[view].icon} className="size-4" />
                  {looks[view].label}
                </label>
              ))}
            </fieldset>
          )}
          {hasVideo && (
            <button type="button" className="gallery-pill" {...dialogCommand(VIDEO_DIALOG, 'show-modal')}>
              <Icon name="play" className="size-4" />
              Video
            </button>
          )}
        </div>
      )}
      {photos > 1 && (
        <button type="button" className="gallery-pill gallery-all" {...openViewer}>
          <Icon name="images" />
          All {photos} photos
        </button>
      )}
    </>
  )
}
