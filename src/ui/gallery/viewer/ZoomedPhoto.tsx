import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { prefersReducedMotion } from '@/ui/photos/prefers-reduced-motion'
import { WholePicture } from '../WholePicture'
import { viewerPhotoClass } from './viewer-looks'

export interface PhotoZoom {
  readonly toggle: () => void
}

interface Props extends Pick<GalleryProps, 'slug' | 'cdn'> {
  photo: string
  alt: string
  isShown: boolean
  isNear: boolean
  preview: () => string | null
  zoom: Ref<PhotoZoom>
  onZoom: (isZoomed: boolean) => void
}

const MAX_SCALE = 4
const STEP = 1.5
const whole = { width: '100%', height: '100%' }

/**
 * A photo in the viewer. Zooms up to four times by pinch, double press, or wheel with Ctrl. Dragging pans a
 * zoomed photo and the row does not scroll meanwhile. The zoom resets when another photo comes into view.
 */
export function ZoomedPhoto({ isShown, isNear, preview, zoom, onZoom, ...picture }: Props) {
  const library = useRef<ReactZoomPanPinchContentRef>(null)
  const [scale, setScale] = useState(1)
  const [isSeen, setSeen] = useState(isNear)
  if (isNear && !isSeen) setSeen(true)
  const isZoomed = scale > 1
  const ms = () => (prefersReducedMotion() ? 0 : 200)

  useImperativeHandle(zoom, () => ({
    toggle: () => {
      if (isZoomed) library.current?.resetTransform(ms())
      else library.current?.zoomIn(STEP, ms())
    },
  }))
  useEffect(() => {
    if (!isShown) library.current?.resetTransform(0)
  }, [isShown])
  useEffect(() => {
    if (isShown) onZoom(isZoomed)
  }, [isShown, isZoomed, onZoom])

  if (!isSeen) return null
  return (
    <TransformWrapper
      ref={library}
      maxScale={MAX_SCALE}
      disablePadding
      panning={{ disabled: !isZoomed, velocityDisabled: true }}
      wheel={{ wheelDisabled: true }}
      doubleClick={{ mode: isZoomed ? 'reset' : 'zoomIn', step: STEP }}
      onTransform={(_, state) => setScale(state.scale)}
    >
      <TransformComponent
        wrapperStyle={whole}
        contentStyle={whole}
        wrapperClass={isZoomed ? 'cursor-grab' : 'cursor-zoom-in'}
      >
        <LoadingPhoto isNear={isNear} isZoomed={isZoomed} preview={preview} {...picture} />
      </TransformComponent>
    </TransformWrapper>
  )
}

type LoadingPhotoProps = Pick<Props, 'slug' | 'cdn' | 'photo' | 'alt' | 'isNear' | 'preview'> & {
  isZoomed: boolean
}

function LoadingPhoto({ slug, photo, cdn, alt, isNear, isZoomed, preview }: LoadingPhotoProps) {
  const [behind] = useState(preview)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <WholePicture
      photo={namedPhoto(slug, photo)}
      alt={alt}
      // A zoomed photo is wider than the viewport, so it needs a larger file.
      sizes={isZoomed ? `${MAX_SCALE * 100}vw` : '100vw'}
      widths={[640, 960, 1280, 1920, 2400]}
      cdn={cdn}
      className={viewerPhotoClass}
      turn={isNear ? 'early' : 'near'}
      style={behind && !isLoaded ? { backgroundImage: `url("${behind}")` } : undefined}
      onLoad={() => setLoaded(true)}
    />
  )
}
