import type { RefObject } from 'react'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import type { GalleryView } from '@/domain/vehicle/photos/views'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'
import { dialogIds, opensDialog } from './gallery-dialogs'
import VideoButton from './video/vehicle-video.island'

interface Props extends Pick<GalleryProps, 'name' | 'views' | 'video'> {
  choice: RefObject<HTMLFieldSetElement | null>
  view: GalleryView
  photos: number
  onChoose: (view: GalleryView) => void
  onOpen: () => void
}

const looks: Readonly<Record<GalleryView, { label: string; icon: IconName }>> = {
  spinner: { label: '360°', icon: 'rotate-3d' },
  gallery: { label: 'Photos', icon: 'camera' },
  interior: { label: 'Interior', icon: 'seat' },
}

/**
 * The controls over the picture: views (GAL-05; radio buttons, which work without JavaScript), video, all
 * photos.
 */
export function GalleryTools({ choice, name, views, video, view, photos, onChoose, onOpen }: Props) {
  return (
    <>
      {(views.length > 1 || video) && (
        <div className="gallery-tools">
          {views.length > 1 && (
            <fieldset ref={choice} className="gallery-views">
              <legend className="sr-only">Show</legend>
              {views.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    className="pointer-events-none absolute opacity-0"
                    name="gallery-view"
                    value={each}
                    checked={each === view}
                    onChange={() => onChoose(each)}
                  />
                  <Icon name={looks[each].icon} className="size-4 max-[23rem]:hidden" />
                  {looks[each].label}
                </label>
              ))}
            </fieldset>
          )}
          {video && <VideoButton name={name} video={video} />}
        </div>
      )}
      {photos > 1 && (
        <button
          type="button"
          className="gallery-pill absolute top-3 right-(--inset,0) z-2"
          {...opensDialog(dialogIds.photos, onOpen)}
        >
          <Icon name="images" />
          All {photos} photos
        </button>
      )}
    </>
  )
}
