import { bodyShape } from './body-shapes'

/** The outline of a body type; its space is kept where there is no drawing, so that tiles in a row stay level. */
export function BodySilhouette({ body }: { body: string }) {
  const shape = bodyShape(body)
  const wheels = shape ? [...new Set(shape.wheels)] : []
  const radius = shape?.wheelRadius ?? 7
  return (
    <svg aria-hidden="true" viewBox="0 0 120 48" className="w-full max-w-44 text-ink-2">
      {shape && <path d={shape.outline} fill="currentColor" fillRule="evenodd" />}
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={45 - radius} r={radius + 2} fill="var(--ground)" />
          <circle cx={x} cy={45 - radius} r={radius} fill="currentColor" />
          <circle cx={x} cy={45 - radius} r={radius * 0.45} fill="var(--ground)" />
        </g>
      ))}
    </svg>
  )
}
