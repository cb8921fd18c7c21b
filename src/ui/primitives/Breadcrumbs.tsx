import type { Crumb } from '@/domain/stock/breadcrumbs'
import { Icon } from './Icon'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      {/* On a phone a single line that scrolls: three lines would push the content down. */}
      <ol className="crumbs flex gap-x-1.5 text-sm text-ink-3 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[mask-image:linear-gradient(to_left,transparent,#000_1.5rem)] max-sm:scrollbar-none">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={`${href} ${label}`}
            className="flex min-h-8 min-w-0 items-center gap-x-1.5 max-sm:shrink-0 max-sm:last:pr-6"
          >
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {href ? (
              <a
                href={href}
                className="inline-flex min-h-8 items-center hover:text-ink-1 hover:underline max-sm:focus-visible:-outline-offset-2 max-sm:focus-visible:shadow-none"
              >
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
