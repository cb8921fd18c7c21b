import type { OfferFacet } from '@/domain/offers/filter-offers'

/** Each choice is a link, so that the filters need no JavaScript. */
export function OfferFilters({ facets }: { facets: readonly OfferFacet[] }) {
  if (facets.length === 0) return null
  return (
    <nav aria-label="Filter offers" className="mb-8 grid gap-4">
      {facets.map(({ name, label, choices }) => (
        <div key={name} className="grid gap-2 sm:grid-cols-[8rem_1fr] sm:items-baseline">
          <p id={`offers-${name}`} className="font-semibold">
            {label}
          </p>
          <ul aria-labelledby={`offers-${name}`} className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <li key={choice.label}>
                <a
                  href={choice.href}
                  rel="nofollow"
                  aria-current={choice.chosen ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-4xl border border-outline bg-surface-1 px-4 font-semibold hover:border-ink-1 aria-[current]:border-button aria-[current]:bg-button aria-[current]:text-on-button"
                >
                  {choice.label} <span className="tabular text-[0.875rem] font-normal">{choice.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
