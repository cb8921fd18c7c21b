/** Half a circle, 100 long, round a centre at 50, 50. */
const ARC = 'M 8 50 A 42 42 0 0 1 92 50'

/** A dial that fills as the gauge does. The words beside it say the same. */
export function GaugeDial() {
  return (
    <svg className="gauge-dial" viewBox="0 0 100 58" aria-hidden="true">
      <path className="gauge-track" d={ARC} pathLength={100} />
      <path className="gauge-fill" d={ARC} pathLength={100} />
      <g className="gauge-needle">
        <path d="M 50 50 L 20 50" />
        <circle cx="50" cy="50" r="4.5" />
      </g>
    </svg>
  )
}
