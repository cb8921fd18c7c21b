import { Icon } from '@/ui/primitives/Icon'
import { ClearLink, SearchLink } from '../SearchLink'
import { useActiveFilters } from './use-active-filters'

export function ActiveFilters() {
  const filters = useActiveFilters()
  if (filters.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
      {filters.map(({ label, without }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two filters may have the same label, so only the index differs
        <li key={`${label} ${place}`}>
          <SearchLink
            to={without}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-3 pr-3 pl-4 text-sm font-medium transition-colors hover:bg-ink-1 hover:text-surface-1"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon name="close" className="size-4" />
          </SearchLink>
        </li>
      ))}
      <li>
        <ClearLink className="inline-flex min-h-11 items-center px-2 text-sm text-link underline">
          Clear all
        </ClearLink>
      </li>
    </ul>
  )
}
