import { bodyShape } from './body-shapes'

const GROUND = 37

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** The side view of a body type; its space is kept where there is no drawing, so that tiles in a row stay level. */
export function BodySilhouette({
  body,
  className = 'w-full max-w-40',
}: {
  body: string
  className?: string
}) {
  const shape = bodyShape(body)
  const wheels = shape?.wheels.map((x) => circle(x, GROUND - shape.wheelRadius, shape.wheelRadius)).join('')
  return (
    <svg aria-hidden="true" viewBox="0 0 96 40" className={`line-icon aspect-12/5 text-ink-2 ${className}`}>
      {shape && <path d={shape.lines + wheels} vectorEffect="non-scaling-stroke" />}
    </svg>
  )
}
