import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/ui/photos/prefers-reduced-motion'
import { IconButton } from '@/ui/primitives/buttons/IconButton'
import { Icon } from '@/ui/primitives/Icon'
import { dialogIds } from '../gallery-dialogs'
import { useModal } from '../use-modal'
import { videoDialogClass } from '../viewer/viewer-looks'
import { VideoPlayer, type VideoProps } from './VideoPlayer'

/**
 * The video in a modal dialog (GAL-10). It plays at once unless the shopper prefers reduced motion, and stops
 * when the dialog unmounts.
 */
export default function VideoDialog({ name, video, onClose }: VideoProps & { onClose: () => void }) {
  const dialog = useModal()
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // A browser may block autoplay; the shopper then uses the controls.
    if (!prefersReducedMotion()) film.current?.play().catch(() => undefined)
  }, [])
  return (
    <dialog
      ref={dialog}
      id={dialogIds.video}
      className={videoDialogClass}
      closedby="any"
      aria-label={`Video of the ${name}`}
      onClose={onClose}
    >
      <VideoPlayer
        name={name}
        video={video}
        ref={film}
        onError={() => console.warn('The video of this vehicle cannot be loaded.')}
      />
      <IconButton
        icon={<Icon name="close" className="size-6" />}
        label="Close video"
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}
