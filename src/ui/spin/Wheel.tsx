import { type Segment, wheelTurn } from '@/domain/spin/campaign'

interface Props {
  segments: readonly Segment[]
  /** What was won; undefined before the spin. */
  prize: string | null | undefined
  /** Whether the wheel turns to it now. */
  isTurning: boolean
}

const RADIUS = 100

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`
}

const sliceOf = ({ from, to }: Segment) =>
  `M0 0 L${pointAt(from)} A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)} Z`

const looks = [
  { slice: 'fill-brand', text: 'fill-on-brand' },
  { slice: 'fill-surface-3', text: 'fill-ink-1' },
  { slice: 'fill-accent', text: 'fill-on-accent' },
  { slice: 'fill-surface-2', text: 'fill-ink-1' },
] as const

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0]

/** A picture only: the prizes are listed beside it, and what was won is written below. */
export function Wheel({ segments, prize, isTurning }: Props) {
  const turn = prize === undefined ? 0 : wheelTurn(segments, prize)
  return (
    <svg viewBox="-110 -116 220 226" aria-hidden="true" className="mx-auto w-full max-w-sm">
      <g
        className={isTurning ? 'motion-safe:animate-wheel' : undefined}
        style={{ transform: `rotate(${turn}deg)`, transformOrigin: '0 0' }}
      >
        {segments.map((segment, index) => (
          <g key={segment.label}>
            <path
              d={sliceOf(segment)}
              className={`stroke-surface-1 ${lookOf(index).slice}`}
              strokeWidth="1.5"
            />
            <text
              transform={`rotate(${(segment.from + segment.to) / 2 - 90}) translate(92 0)`}
              textAnchor="end"
              dominantBaseline="middle"
              fontSize="7.5"
              className={lookOf(index).text}
            >
              {short(segment.label)}
            </text>
          </g>
        ))}
        <circle r="10" className="fill-surface-1" />
      </g>
      <path d="M-8 -114 H8 L0 -94 Z" className="fill-ink-1" />
    </svg>
  )
}

/** Characters that fit on a segment. */
const FITS = 20

const short = (label: string) => (label.length > FITS ? `${label.slice(0, FITS - 1)}…` : label)
