import { bodyDrawing } from '@/domain/vehicle/photos/body-drawing'
import { BODIES } from '../sprites'

/**
 * The side view of a body type. Reserves its space where there is no drawing, so that tiles in a row align.
 */
export function BodySilhouette({
  body,
  className = 'w-full max-w-40',
}: {
  body: string
  className?: string
}) {
  const drawing = bodyDrawing(body)
  return (
    <svg aria-hidden="true" viewBox="0 0 96 40" className={`line-icon aspect-12/5 text-ink-2 ${className}`}>
      {drawing && <use href={`${BODIES}#${drawing}`} />}
    </svg>
  )
}
