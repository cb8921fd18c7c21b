import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalHeight > 0 ? naturalWidth / naturalHeight : null

/**
 * A picture with hotspots. Their positions are in percent of the picture, so the scene takes the picture's
 * aspect ratio once it is known.
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
      className="orbit-scene"
      style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setRatio(ratioOf(target))
      }}
    >
      {children}
    </div>
  )
}
