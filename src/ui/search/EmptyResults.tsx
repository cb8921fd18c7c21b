import { ButtonLink } from '@/ui/primitives/ButtonLink'

/** Says that nothing matched, and leads on (SEARCH-02, SEARCH-36). */
export function EmptyResults({ clearHref }: { clearHref: string }) {
  return (
    <div className="ground-quiet flex flex-col items-start gap-6 rounded-card p-8 sm:p-12">
      <p className="max-w-prose text-lg">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      <ButtonLink link={{ label: 'Clear filters', href: clearHref }} />
    </div>
  )
}
