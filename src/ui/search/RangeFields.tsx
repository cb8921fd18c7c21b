import type { RangeAttribute } from '@/domain/stock/search/attributes'
import type { Bounds } from '@/domain/stock/search/stock-query'

interface Props {
  attribute: RangeAttribute
  legend: string
  bounds: Bounds | undefined
  step: number
}

const sides = [
  { side: 'min', label: 'From' },
  { side: 'max', label: 'To' },
] as const

/** The two ends of a range as number fields. */
export function RangeFields({ attribute, legend, bounds, step }: Props) {
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left mb-2 w-full font-semibold">{legend}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {sides.map(({ side, label }) => (
          <label key={side} className="text-sm text-ink-2">
            {label}
            <input
              type="number"
              inputMode="numeric"
              name={`range[${attribute}][${side}]`}
              min={0}
              step={step}
              defaultValue={bounds?.[side]}
              className="mt-1 min-h-11 w-full rounded-control border border-line bg-surface-1 px-3 text-ink-1"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
