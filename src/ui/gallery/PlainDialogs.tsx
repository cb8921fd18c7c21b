import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { IconButton } from '@/ui/primitives/buttons/IconButton'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { dialogIds } from './gallery-dialogs'
import { VideoPlayer } from './video/VideoPlayer'
import {
  videoDialogClass,
  viewerClass,
  viewerHeadClass,
  viewerItemClass,
  viewerNameClass,
  viewerPhotoClass,
  viewerStripClass,
} from './viewer/viewer-looks'
import { WholePicture } from './WholePicture'

/**
 * The gallery's dialogs without JavaScript: the browser opens them from the same buttons. With JavaScript
 * they are not in the page.
 */
export function PlainDialogs({ name, slug, photos, cdn, video }: GalleryProps) {
  return (
    <noscript>
      {photos.length > 0 && (
        <dialog id={dialogIds.photos} className={viewerClass} aria-label={name}>
          <div className={viewerHeadClass}>
            <h2 className={viewerNameClass}>{name}</h2>
            <Close of={dialogIds.photos} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
          <ul className={viewerStripClass} tabIndex={0} aria-label="Photos">
            {photos.map((photo, index) => (
              <li key={photo} className={viewerItemClass}>
                <WholePicture
                  photo={namedPhoto(slug, photo)}
                  alt={`${name}, photo ${index + 1} of ${photos.length}`}
                  sizes="100vw"
                  widths={[1280]}
                  cdn={cdn}
                  className={viewerPhotoClass}
                />
              </li>
            ))}
          </ul>
        </dialog>
      )}
      {video && (
        <dialog
          id={dialogIds.video}
          className={videoDialogClass}
          closedby="any"
          aria-label={`Video of the ${name}`}
        >
          <VideoPlayer name={name} video={video} />
          <Close of={dialogIds.video} />
        </dialog>
      )}
    </noscript>
  )
}

function Close({ of }: { of: string }) {
  const icon = <Icon name="close" className="size-6" />
  return <IconButton icon={icon} label="Close" {...dialogCommand(of, 'close')} />
}
