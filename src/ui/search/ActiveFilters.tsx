import type { ActiveFilter } from '@/domain/stock/search/change-query'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  filters: readonly (Pick<ActiveFilter, 'label'> & { href: string })[]
  clearHref: string
}

/** What narrows the search, each with a way to take it off. */
export function ActiveFilters({ filters, clearHref }: Props) {
  if (filters.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
      {filters.map(({ label, href }) => (
        <li key={`${label} ${href}`} data-key={label}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-3 pr-3 pl-4 text-sm font-medium text-ink-1 transition-colors hover:bg-ink-1 hover:text-surface-1"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li data-key="clear all">
        <a
          href={clearHref}
          data-clear-filters
          className="inline-flex min-h-11 items-center px-2 text-sm text-link underline"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}
