import type { MouseEvent } from 'react'
import { Icon } from './Icon'

interface PaginationProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Called on a press of a link. The browser follows the link unless the handler prevents it. */
  onTurn?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 font-semibold transition-colors'

/** Returns the pages to link to: the first, the last and two on either side. Null marks a gap of more than one page. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((each) => each > 1 && each < pages)
  const shown = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages)
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? each)
    if (gap > 2) return [null, each]
    return gap === 2 ? [each - 1, each] : [each]
  })
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, onTurn }: PaginationProps) {
  if (pages < 2) return null
  const press = (to: number) => (event: MouseEvent<HTMLAnchorElement>) => onTurn?.(to, event)
  return (
    <nav aria-label="Pages of results" className="tabular flex flex-wrap justify-center gap-1 pt-10">
      {page > 1 && (
        <a
          rel="prev"
          href={hrefOf(page - 1)}
          onClick={press(page - 1)}
          className={`${step} hover:bg-surface-3`}
        >
          <Icon name="chevron-left" />
          Previous
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity, and the list is never reordered
          <span key={`gap ${index}`} className="inline-flex min-h-11 items-center px-1 text-ink-3">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            onClick={press(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${step} ${number === page ? 'bg-button text-on-button' : 'hover:bg-surface-3'}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a
          rel="next"
          href={hrefOf(page + 1)}
          onClick={press(page + 1)}
          className={`${step} hover:bg-surface-3`}
        >
          Next
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
