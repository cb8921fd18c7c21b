import type { CountedLink } from '@/domain/content/site-chrome'

interface MenuLinksProps {
  links: readonly CountedLink[]
  className: string
}

/** The links of an open menu, 44 px high each. */
export function MenuLinks({ links, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, count }) => (
        <li key={`${href} ${label}`}>
          <a
            href={href}
            className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 py-1.5 leading-snug text-ink-1 transition-colors hover:bg-surface-3"
          >
            {label}
            {count !== undefined && <span className="tabular text-sm text-ink-3">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
