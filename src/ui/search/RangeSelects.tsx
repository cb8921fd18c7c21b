import type { RangeAttribute } from '@/domain/stock/search/attributes'
import type { Bounds } from '@/domain/stock/search/stock-query'

interface Props {
  attribute: RangeAttribute
  legend: string
  bounds: Bounds | undefined
  stops: readonly number[]
  labelOf?: (stop: number) => string
}

const sides = [
  { side: 'min', label: 'From' },
  { side: 'max', label: 'To' },
] as const

/** The two ends of a range, each chosen from a list. */
export function RangeSelects({ attribute, legend, bounds, stops, labelOf = String }: Props) {
  return (
    <fieldset className="range-pair" data-key={attribute}>
      <legend className="sr-only">{legend}</legend>
      {sides.map(({ side, label }) => (
        <label key={side}>
          {label}
          <select
            name={`range[${attribute}][${side}]`}
            defaultValue={bounds?.[side] ?? ''}
            className="field-box"
          >
            <option value="">Any</option>
            {stops.map((stop) => (
              <option key={stop} value={stop}>
                {labelOf(stop)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
