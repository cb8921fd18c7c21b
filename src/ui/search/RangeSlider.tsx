import type { CSSProperties } from 'react'
import type { RangeAttribute } from '@/domain/stock/search/attributes'
import { MOST_DOLLARS, type SliderRange } from '@/domain/stock/search/range-choices'
import type { Bounds } from '@/domain/stock/search/stock-query'

interface Props {
  attribute: RangeAttribute
  legend: string
  /** After the number, as in "a week". */
  per?: string
  slider: SliderRange
  bounds: Bounds | undefined
}

const sides = [
  { side: 'min', label: 'From', end: 'lowest' },
  { side: 'max', label: 'To', end: 'highest' },
] as const

/** Where a number lies on the track, in percent. */
function placeOf(value: number, { min, max }: SliderRange): number {
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100))
}

/**
 * A range of dollars: two handles on one track (SEARCH-30, SEARCH-32), and a field for each end, so that nothing needs
 * dragging. Only the fields are sent; `slideRanges` keeps them and the handles together, and an end of the track is no bound.
 */
export function RangeSlider({ attribute, legend, per = '', slider, bounds }: Props) {
  const low = bounds?.min ?? slider.min
  const high = bounds?.max ?? slider.max
  const style = { '--low': placeOf(low, slider), '--high': placeOf(high, slider) } as CSSProperties
  return (
    <fieldset
      className="range-filter"
      data-range={attribute}
      data-per={per || undefined}
      data-key={attribute}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="range-slider" style={style}>
        {sides.map(({ side, end }) => (
          <input
            key={side}
            type="range"
            data-end={side}
            aria-label={`${legend}: ${end}`}
            aria-valuetext={
              bounds?.[side] === undefined ? 'Any' : `$${bounds[side].toLocaleString('en-AU')}${per}`
            }
            min={slider.min}
            max={slider.max}
            step={slider.step}
            defaultValue={side === 'min' ? low : high}
          />
        ))}
      </div>
      <div className="range-pair">
        {sides.map(({ side, label }) => (
          <label key={side}>
            {label}
            <span className="money-field">
              <span aria-hidden="true">$</span>
              <input
                type="number"
                inputMode="numeric"
                name={`range[${attribute}][${side}]`}
                aria-label={`${legend}: ${label.toLowerCase()}, dollars${per}`}
                min={0}
                max={MOST_DOLLARS}
                step={1}
                placeholder="Any"
                defaultValue={bounds?.[side]}
                className="field-box"
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
