'use client'

import { lazy, useState } from 'react'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'
import { dialogIds, opensDialog } from '../gallery-dialogs'
import type { VideoProps } from './VideoPlayer'

const VideoDialog = lazy(() => import('./VideoDialog'))

function VideoButton({ name, video }: VideoProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="gallery-pill" {...opensDialog(dialogIds.video, () => setOpen(true))}>
        <Icon name="play" className="size-4" />
        Video
      </button>
      {isOpen && (
        <LazyBoundary onFailure={() => setOpen(false)}>
          <VideoDialog name={name} video={video} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}

export default island('vehicle-video', 'touch', VideoButton)
