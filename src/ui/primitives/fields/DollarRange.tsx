import type { CSSProperties } from 'react'
import {
  handlesOf,
  type RangeEnd,
  type RangeTrack,
  slideRange,
  type TypedRange,
} from '@/domain/money/dollar-range'
import { formatDollars } from '@/domain/money/money'

interface Props {
  legend: string
  per?: string
  names: Readonly<Record<RangeEnd, string>>
  track: RangeTrack
  most: number
  range: TypedRange
  onChange: (range: TypedRange) => void
  onLeave: () => void
  invalid?: boolean
}

const ends = [
  { end: 'min', label: 'From', name: 'lowest' },
  { end: 'max', label: 'To', name: 'highest' },
] as const

/**
 * A range of dollars: two handles on one track (SEARCH-30, SEARCH-32), and a field for each end as an
 * alternative to dragging.
 */
export function DollarRange({ legend, per = '', track, range, onChange, ...fields }: Props) {
  const handles = handlesOf(range, track)
  const share = (value: number) => ((value - track.min) / (track.max - track.min || 1)) * 100
  const style = { '--low': share(handles.min), '--high': share(handles.max) } as CSSProperties
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="range-slider with-scripts" style={style}>
        {ends.map(({ end, name }) => (
          <input
            key={end}
            type="range"
            data-end={end}
            aria-label={`${legend}: ${name}`}
            aria-valuetext={range[end] === '' ? 'Any' : `${formatDollars(Number(range[end]), 'ifAny')}${per}`}
            min={track.min}
            max={track.max}
            step={track.step}
            value={handles[end]}
            onChange={({ target }) => onChange(slideRange(range, end, Number(target.value), track))}
          />
        ))}
      </div>
      <RangeFields legend={legend} per={per} range={range} onChange={onChange} {...fields} />
    </fieldset>
  )
}

function RangeFields({ legend, per, names, most, range, onChange, onLeave, invalid }: Omit<Props, 'track'>) {
  return (
    <div className="range-pair">
      {ends.map(({ end, label }) => (
        <label key={end}>
          {label}
          <span className="relative block">
            <span aria-hidden="true">$</span>
            <input
              type="number"
              inputMode="numeric"
              name={names[end]}
              aria-label={`${legend}: ${label.toLowerCase()}, dollars${per}`}
              aria-invalid={invalid || undefined}
              min={0}
              max={most}
              step={1}
              placeholder="Any"
              value={range[end]}
              className="field-box pl-6.5"
              onChange={({ target }) => onChange({ ...range, [end]: target.value })}
              onBlur={onLeave}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
