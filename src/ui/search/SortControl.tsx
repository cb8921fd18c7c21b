import { type SortKey, sortKeys, sorts, sortsByPrice } from '@/domain/stock/search/sorts'
import { FILTER_FORM } from './FilterForm'

interface Props {
  sort: SortKey
  pricesVisible: boolean
}

/** Chooses the order; sent with the filters. */
export function SortControl({ sort, pricesVisible }: Props) {
  const offered = sortKeys.filter((key) => pricesVisible || !sortsByPrice(key))
  return (
    <div className="flex items-end gap-2">
      <label className="text-sm text-ink-2">
        Sort by
        <select
          name="sortBy"
          form={FILTER_FORM}
          defaultValue={sort}
          className="mt-1 block min-h-11 rounded-control border border-line bg-surface-1 px-3 text-base text-ink-1"
        >
          {offered.map((key) => (
            <option key={key} value={key}>
              {sorts[key].label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        form={FILTER_FORM}
        className="min-h-11 rounded-control border border-current px-4 font-semibold text-ink-1 transition-colors hover:bg-surface-3"
      >
        Sort
      </button>
    </div>
  )
}
