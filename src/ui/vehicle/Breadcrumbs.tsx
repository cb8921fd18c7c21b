import type { Crumb } from '@/domain/stock/breadcrumbs'

/** The way to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-3">
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href} ${label}`} className="flex min-h-6 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <a href={href} className="inline-flex min-h-6 items-center hover:text-ink-1 hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-1">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
