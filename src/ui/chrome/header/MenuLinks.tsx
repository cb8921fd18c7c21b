import type { CountedLink } from '@/domain/content/site-chrome'

interface MenuLinksProps {
  links: readonly CountedLink[]
  className?: string
}

/** The links of an open menu, each 44 px high. */
export function MenuLinks({ links, className = '' }: MenuLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, count }) => (
        <li key={`${href} ${label}`}>
          <a href={href} className="menu-link">
            {label}
            {count !== undefined && <span className="count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
