import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalHeight > 0 ? naturalWidth / naturalHeight : null

export const scenePictureClass = 'size-full object-cover'

/**
 * A picture with hotspots. Their positions are in percent of the picture, so the scene takes the picture's
 * aspect ratio once it is known. It is as large as fits into the stage, plus 2 % so that no edge shows where
 * the two ratios match.
 */
export function OrbitScene({ children }: { children: ReactNode }) {
  const scene = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    const image = scene.current?.querySelector('img')
    if (image) setRatio(ratioOf(image))
  }, [])
  return (
    <div
      ref={scene}
      className="orbit-scene absolute top-1/2 left-1/2 aspect-(--ratio,1.5) w-[min(102cqw,102cqh*var(--ratio,1.5))] -translate-1/2"
      style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setRatio(ratioOf(target))
      }}
    >
      {children}
    </div>
  )
}
