import { type SortKey, sortKeys, sorts, sortsByPrice } from '@/domain/stock/search/sorts'
import { Icon } from '@/ui/primitives/Icon'
import { FILTER_FORM } from './FilterForm'

interface Props {
  /** What the shopper chose; null for the site's own order. */
  chosen: SortKey | null
  /** The site's own order, which addresses do not mention. */
  usual: SortKey
  pricesVisible: boolean
}

/** Chooses the order; sent with the filters, by its own button where no script does it. */
export function SortControl({ chosen, usual, pricesVisible }: Props) {
  const offered = sortKeys.filter((key) => pricesVisible || !sortsByPrice(key))
  return (
    <div className="sort-control">
      <label>
        <Icon name="sort" className="size-4" />
        <span className="sr-only">Sort by</span>
        <select name="sortBy" form={FILTER_FORM} defaultValue={chosen === usual ? '' : (chosen ?? '')}>
          {offered.map((key) => (
            <option key={key} value={key === usual ? '' : key}>
              {sorts[key].label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FILTER_FORM} className="without-scripts">
        Sort
      </button>
    </div>
  )
}
