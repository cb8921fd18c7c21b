import { offeredSorts, type SortKey, sorts } from '@/domain/vehicle/sorts'
import { Icon } from '@/ui/primitives/Icon'
import { FILTER_FORM, useSearch } from '../search-context'

/**
 * Selects the order. Submitted with the filters; without JavaScript by its own button. URLs omit the default
 * order, which is the site's, or the one that the shopper's words ask for.
 */
export function SortControl() {
  const { site, query, answer, changeQuery } = useSearch()
  const usual = answer.reading.sort ?? site.usualSort
  const isNear = Object.keys(answer.distances).length > 0
  const offered = offeredSorts({ pricesVisible: site.pricesVisible, isNear })
  const chosen = query.sort && offered.includes(query.sort) ? query.sort : usual
  return (
    <div className="sort-control field-box flex max-w-72 min-w-0 flex-1 bar:w-50 bar:flex-none">
      <label className="relative min-w-0 flex-1">
        <Icon name="sort" className="size-4 text-ink-3" />
        <span className="sr-only">Sort by</span>
        <select
          name="sortBy"
          form={FILTER_FORM}
          value={chosen === usual ? '' : chosen}
          onChange={({ target }) =>
            changeQuery((requested) => ({
              ...requested,
              page: 1,
              sort: (target.value || null) as SortKey | null,
            }))
          }
          className="size-full min-h-10.5 pl-9 text-ellipsis"
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
        className="without-scripts cursor-pointer border-l border-line px-3 font-semibold hover:bg-surface-3"
      >
        Sort
      </button>
    </div>
  )
}
