import { pageNumbers } from '@/domain/stock/search/page-numbers'
import { Icon } from './Icon'

interface PaginationProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** What the pages are of. */
  label?: string
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 font-semibold transition-colors'

/** Links to the other pages of a list. Nothing for a list of one page. */
export function Pagination({ page, pages, hrefOf, label = 'Pages of results' }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="tabular flex flex-wrap justify-center gap-1 pt-10">
      {page > 1 && (
        <a rel="prev" data-key="previous" href={hrefOf(page - 1)} className={`${step} hover:bg-surface-3`}>
          <Icon name="chevron-left" />
          Previous
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own, and the list never changes in place
          <span key={`gap ${index}`} className="inline-flex min-h-11 items-center px-1 text-ink-3">
            …
          </span>
        ) : (
          <a
            key={number}
            data-key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${step} ${number === page ? 'bg-button text-on-button' : 'hover:bg-surface-3'}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" data-key="next" href={hrefOf(page + 1)} className={`${step} hover:bg-surface-3`}>
          Next
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
