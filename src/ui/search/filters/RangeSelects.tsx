import { withRange } from '@/domain/stock/search/facets/change-query'
import type { RangeAttribute } from '@/domain/stock/search/query/attributes'
import { useSearch } from '../search-context'

interface Props {
  attribute: RangeAttribute
  label: string
  stops: readonly number[]
  labelOf?: (stop: number) => string
}

const sides = [
  { side: 'min', label: 'From' },
  { side: 'max', label: 'To' },
] as const

export function RangeSelects({ attribute, label: legend, stops, labelOf = String }: Props) {
  const { query, changeQuery } = useSearch()
  const bounds = query.ranges[attribute]
  const choose = (side: 'min' | 'max', text: string) => {
    const end = text === '' ? undefined : Number(text)
    changeQuery((requested) =>
      withRange(requested, attribute, { ...requested.ranges[attribute], [side]: end }),
    )
  }
  return (
    <fieldset className="range-pair">
      <legend className="sr-only">{legend}</legend>
      {sides.map(({ side, label }) => (
        <label key={side}>
          {label}
          <select
            name={`range[${attribute}][${side}]`}
            value={bounds?.[side] ?? ''}
            onChange={({ target }) => choose(side, target.value)}
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
