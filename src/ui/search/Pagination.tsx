import { pageNumbers } from '@/domain/stock/search/page-numbers'

interface Props {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-line px-3'

/** Links to the other pages of the results. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages of results" className="tabular flex flex-wrap justify-center gap-2 pt-10">
      {page > 1 && (
        <a rel="prev" href={hrefOf(page - 1)} className={`${step} hover:bg-surface-3`}>
          Previous
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own, and the list never changes in place
          <span key={`gap ${index}`} className="inline-flex min-h-11 items-center text-ink-3">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${step} ${number === page ? 'bg-button font-semibold text-on-button' : 'hover:bg-surface-3'}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" href={hrefOf(page + 1)} className={`${step} hover:bg-surface-3`}>
          Next
        </a>
      )}
    </nav>
  )
}
