import type { Vehicle } from '@/domain/stock/vehicle'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'
import { WholePicture } from './WholePicture'

const VIEWER = 'photo-viewer'

/** The attributes of a button that opens the viewer. */
export const openViewer = dialogCommand(VIEWER, 'show-modal')

const button = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-3'

interface Props {
  vehicle: Vehicle
  photos: readonly string[]
  cdn: string
}

/**
 * One photo after another over the whole screen, uncut, in a modal dialog that keeps the focus (VDP-03, GAL-11). `viewPhotos`
 * adds arrow keys, thumbnails and zoom; without scripts it is a row to swipe.
 */
export function PhotoViewer({ vehicle, photos, cdn }: Props) {
  return (
    <dialog id={VIEWER} className="photo-viewer ground-night" aria-labelledby={`${VIEWER}-name`}>
      <div className="photo-viewer-head">
        <h2 id={`${VIEWER}-name`} className="truncate text-lg">
          {vehicle.name}
        </h2>
        <p className="photo-viewer-count noscript:hidden" aria-live="polite">
          <span className="sr-only">Photo </span>1 of {photos.length}
        </p>
        <button type="button" className={`noscript:hidden ${button}`} data-zoom="" aria-pressed={false}>
          <Icon name="search" className="size-6" />
          <span className="sr-only">Zoom in</span>
        </button>
        <button type="button" className={button} {...dialogCommand(VIEWER, 'close')}>
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close photos</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, also without scripts */}
      <ul className="photo-viewer-strip" tabIndex={0} aria-label="Photos">
        {photos.map((url, index) => (
          <li key={url}>
            <WholePicture
              vehicle={vehicle.slug}
              url={url}
              alt={`${vehicle.name}, photo ${index + 1} of ${photos.length}`}
              sizes="100vw"
              widths={[640, 960, 1280, 1920, 2400]}
              cdn={cdn}
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <button type="button" className="gallery-step" data-step="-1" aria-label="Previous photo">
            <Icon name="chevron-left" className="size-6" />
          </button>
          <button type="button" className="gallery-step" data-step="1" aria-label="Next photo">
            <Icon name="chevron-right" className="size-6" />
          </button>
        </>
      )}
    </dialog>
  )
}
