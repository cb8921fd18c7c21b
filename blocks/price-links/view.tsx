import type { Link } from '@/domain/url/link'
import { BlockSection } from '@/ui/blocks/BlockSection'

export function PriceLinksView({ heading, links }: { heading?: string | null; links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <BlockSection heading={heading} headingClass="mb-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {links.map(({ label, href }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className="tabular flex min-h-16 items-center justify-center rounded-card border border-line px-3 text-center text-lg font-semibold transition-colors hover:border-ink-1 hover:bg-surface-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
