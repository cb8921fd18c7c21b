import {
  CHART_HEIGHT,
  type ChartBar,
  chartLayout,
  describeChart,
} from '@/domain/finance/repayments/chart-layout'
import type { ScheduleYear } from '@/domain/finance/repayments/schedule'

export const partClass = {
  principal: 'fill-button stroke-button',
  interest: 'fill-[url(#finance-hatch)] stroke-ink-1',
  balloon: 'fill-[url(#finance-dots)] stroke-ink-1',
} as const

interface Props {
  years: readonly ScheduleYear[]
  hasPatterns: boolean
}

export function ChartPicture({ years, hasPatterns }: Props) {
  const { lines, bars, barWidth } = chartLayout(years)
  return (
    <div
      className="grid min-h-[232px] grid-cols-[44px_minmax(0,1fr)] gap-2 text-[0.75rem] tabular-nums"
      role="img"
      aria-label={describeChart(years)}
    >
      {hasPatterns && <Patterns />}
      <svg
        aria-hidden="true"
        className="overflow-visible fill-ink-3"
        textAnchor="end"
        width="44"
        height={CHART_HEIGHT}
      >
        {lines.map(({ y, label }) => (
          <text key={y} x="100%" y={y + 4}>
            {label}
          </text>
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className="chart-bars overflow-visible fill-ink-2"
        textAnchor="middle"
        width="100%"
        height={CHART_HEIGHT}
      >
        {lines.map(({ y }) => (
          <line key={y} className="stroke-line" x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {bars.map((bar) => (
          <Bar key={bar.year} bar={bar} width={barWidth} />
        ))}
      </svg>
    </div>
  )
}

function Bar({ bar: { middle, parts, top, total, year }, width }: { bar: ChartBar; width: number }) {
  return (
    <>
      {parts.map(({ kind, y, height }) => (
        <rect
          key={kind}
          data-part={kind}
          className={partClass[kind]}
          x={`${middle - width / 2}%`}
          width={`${width}%`}
          y={y}
          height={height}
        />
      ))}
      <text x={`${middle}%`} y={top - 7}>
        {total}
      </text>
      <text x={`${middle}%`} y={CHART_HEIGHT - 8}>
        {year}
      </text>
    </>
  )
}

/** Marks the parts without relying on colour: lines for interest, dots for the final payment. */
function Patterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <pattern
          id="finance-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--surface-1)" />
          <rect width="2" height="6" fill="var(--ink-1)" />
        </pattern>
        <pattern id="finance-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--accent-soft, var(--surface-3))" />
          <circle cx="3" cy="3" r="1.25" fill="var(--ink-1)" />
        </pattern>
      </defs>
    </svg>
  )
}
