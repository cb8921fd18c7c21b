import { evenColumns } from '@/domain/content/even-columns'
import type { CountedLink } from '@/domain/content/site-chrome'
import { MakerMark } from '@/ui/marks/MakerMark'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface BrandGridViewProps {
  heading: string
  makes: readonly CountedLink[]
}

const wide: Readonly<Record<number, string>> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
}

export function BrandGridView({ heading, makes }: BrandGridViewProps) {
  if (makes.length === 0) return null
  const sheet = makes.map(({ label }) => label)
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{heading}</SectionHeading>
      <ul
        className={`grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3 ${wide[evenColumns(makes.length, [4, 5, 6])]}`}
      >
        {makes.map(({ label, href, count }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-16 items-center justify-between gap-2 rounded-control border border-line px-3 font-semibold sm:gap-3 sm:px-4 transition-colors hover:border-ink-1"
            >
              <span className="flex min-w-0 items-center gap-2 sm:gap-3">
                <MakerMark make={label} sheet={sheet} decorative className="size-7 shrink-0" />
                <span className="[overflow-wrap:anywhere]">{label}</span>
              </span>
              {count !== undefined && <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
