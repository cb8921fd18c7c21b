import { normaliseRange, type TypedRange } from '@/domain/money/dollar-range'
import { withRange } from '@/domain/stock/search/facets/change-query'
import { MAX_DOLLARS, type SliderRange } from '@/domain/stock/search/facets/range-choices'
import type { RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { Bounds } from '@/domain/stock/search/query/stock-query'
import { DollarRange } from '@/ui/primitives/fields/DollarRange'
import { useSearch } from '../search-context'
import { useDraft } from './use-draft'

interface Props {
  attribute: RangeAttribute
  legend: string
  per?: string
  slider: SliderRange
}

const join = ({ min, max }: TypedRange) => `${min}:${max}`

function split(text: string): TypedRange {
  const [min = '', max = ''] = text.split(':')
  return { min, max }
}

function boundsOf({ min, max }: TypedRange): Bounds {
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) }
}

/** Incomplete input may be below the lower end or not a number, so the search waits. */
const whole = (text: string) => (text === join(normaliseRange(split(text), MAX_DOLLARS)) ? text : null)

export function SearchRange({ attribute, slider, ...words }: Props) {
  const { query, changeQuery } = useSearch()
  const { min, max } = query.ranges[attribute] ?? {}
  const draft = useDraft({
    value: join({ min: `${min ?? ''}`, max: `${max ?? ''}` }),
    read: whole,
    change: (text) =>
      changeQuery((requested) => withRange(requested, attribute, boundsOf(split(text))), {
        field: attribute,
      }),
  })
  const range = split(draft.text)
  return (
    <DollarRange
      {...words}
      names={{ min: `range[${attribute}][min]`, max: `range[${attribute}][max]` }}
      track={slider}
      most={MAX_DOLLARS}
      range={range}
      onChange={(next) => draft.write(join(next))}
      onLeave={() => draft.settle(join(normaliseRange(range, MAX_DOLLARS)))}
    />
  )
}
