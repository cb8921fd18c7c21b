import { bodyShape } from './body-shapes'

/** A circle as a path, so that both wheels are one element. */
function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** The outline of a body type; its space is kept where there is no drawing, so that tiles in a row stay level. */
export function BodySilhouette({ body }: { body: string }) {
  const shape = bodyShape(body)
  const radius = shape?.wheelRadius ?? 7
  const wheels = (size: number) =>
    (shape?.wheels ?? []).map((x) => circle(x, 45 - radius, Math.round(size * 10) / 10)).join('')
  return (
    <svg aria-hidden="true" viewBox="0 0 120 48" className="w-full max-w-44 fill-ink-2">
      {shape && (
        <>
          <path d={shape.outline} fillRule="evenodd" />
          <path d={wheels(radius + 1)} stroke="var(--ground)" strokeWidth="2" />
          <path d={wheels(radius * 0.45)} fill="var(--ground)" />
        </>
      )}
    </svg>
  )
}
