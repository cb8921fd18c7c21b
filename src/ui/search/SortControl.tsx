import { type SortKey, sortKeys, sorts, sortsByPrice } from '@/domain/stock/search/sorts'
import { FILTER_FORM } from './FilterForm'

interface Props {
  /** What the shopper chose; null for the site's own order. */
  chosen: SortKey | null
  /** The site's own order, which addresses do not mention. */
  usual: SortKey
  pricesVisible: boolean
}

/** Chooses the order; sent with the filters. */
export function SortControl({ chosen, usual, pricesVisible }: Props) {
  const offered = sortKeys.filter((key) => pricesVisible || !sortsByPrice(key))
  return (
    <div className="flex min-w-0 items-end gap-2">
      <label className="min-w-0 text-sm text-ink-2">
        Sort by
        <select
          name="sortBy"
          form={FILTER_FORM}
          defaultValue={chosen === usual ? '' : (chosen ?? '')}
          className="mt-1 block min-h-11 w-full min-w-0 rounded-control border border-line bg-surface-1 px-3 text-base text-ink-1"
        >
          {offered.map((key) => (
            <option key={key} value={key === usual ? '' : key}>
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
