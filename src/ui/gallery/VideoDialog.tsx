import type { VehicleVideo } from '@/domain/stock/gallery/video'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'

/** The dialog's id, for the button that opens it. */
export const VIDEO_DIALOG = 'vehicle-video'

interface Props {
  name: string
  video: VehicleVideo
}

/**
 * The video in a modal dialog (GAL-10): a provider's player in a frame of few rights, any other as the browser's own, looping and
 * muted. Neither fetches anything before the dialog is open; `playVideo` starts and stops it.
 */
export function VideoDialog({ name, video }: Props) {
  return (
    <dialog
      id={VIDEO_DIALOG}
      className="video-dialog ground-night"
      closedby="any"
      aria-label={`Video of the ${name}`}
    >
      {video.kind === 'embed' ? (
        <iframe
          src={video.url}
          title={`Video of the ${name}`}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <video
          src={video.url}
          loop
          muted
          playsInline
          controls
          preload="none"
          aria-label={`Video of the ${name}`}
        />
      )}
      <button
        type="button"
        className="grid size-11 place-items-center rounded-control hover:bg-surface-3"
        {...dialogCommand(VIDEO_DIALOG, 'close')}
      >
        <Icon name="close" className="size-6" />
        <span className="sr-only">Close video</span>
      </button>
    </dialog>
  )
}
