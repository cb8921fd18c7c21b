import type { ActiveFilter } from '@/domain/stock/search/change-query'

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
        <li key={label}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface-2 px-4 text-sm text-ink-1 hover:bg-surface-3"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} className="inline-flex min-h-11 items-center px-2 text-sm text-link underline">
          Clear all
        </a>
      </li>
    </ul>
  )
}
