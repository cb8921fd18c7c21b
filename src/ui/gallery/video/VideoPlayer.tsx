import type { Ref } from 'react'
import type { VehicleVideo } from '@/domain/vehicle/photos/video'

export interface VideoProps {
  name: string
  video: VehicleVideo
}

interface PlayerProps extends VideoProps {
  ref?: Ref<HTMLVideoElement>
  /** Only client components can pass it: server components cannot pass functions. */
  onError?: () => void
}

const filmClass = 'aspect-[auto_16/9] w-full bg-black'

/**
 * A vehicle's video: a provider's player in a sandboxed frame, or a looping, muted <video> element (GAL-10).
 * Neither loads anything before it is visible.
 */
export function VideoPlayer({ name, video, ref, onError }: PlayerProps) {
  const title = `Video of the ${name}`
  if (video.kind === 'embed') {
    return (
      <iframe
        src={video.url}
        title={title}
        className={filmClass}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <video
      ref={ref}
      src={video.url}
      className={`${filmClass} max-h-[calc(100dvh-6rem)]`}
      loop
      muted
      playsInline
      controls
      preload="none"
      aria-label={title}
      onError={onError}
    />
  )
}
