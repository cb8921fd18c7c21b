import type { Link } from '@/domain/url/link'

/** The group's other companies (ROUTE-43). Renders nothing without any. */
export function GroupCompanies({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label="Group companies" className="flex flex-wrap items-center gap-x-5">
      <span className="font-semibold">Our group</span>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-ink-2 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
