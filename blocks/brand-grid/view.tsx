import type { CountedLink } from '@/domain/content/site-chrome'
import { SectionHeading } from '@/ui/primitives/SectionHeading'

interface BrandGridViewProps {
  heading: string
  makes: readonly CountedLink[]
}

/** Every make by its name, with how many vehicles stand behind it. Nothing when there is none to choose from. */
export function BrandGridView({ heading, makes }: BrandGridViewProps) {
  if (makes.length === 0) return null
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{heading}</SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3">
        {makes.map(({ label, href, count }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-16 items-center justify-between gap-3 rounded-control border border-line px-4 font-semibold transition-colors hover:border-ink-1"
            >
              {label}
              {count !== undefined && <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
