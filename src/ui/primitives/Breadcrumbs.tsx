import type { Crumb } from '@/domain/stock/breadcrumbs'
import { Icon } from './Icon'

/** The way to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={`${href} ${label}`}
            className="flex min-h-8 min-w-0 items-center gap-x-1.5 max-sm:shrink-0"
          >
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {href ? (
              <a href={href} className="inline-flex min-h-8 items-center hover:text-ink-1 hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="min-w-0 break-words text-ink-1">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
