import type { ReactNode } from 'react'
import type { Template } from '@/domain/flags/templates'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  layout: Template['layout']['filters']
  /** How many filters are in use. */
  active: number
  children: ReactNode
}

/**
 * Holds the filters: folded away on a phone and above a bar layout's results, always open beside a rail layout's. Where
 * `::details-content` is unknown the rail's filters stay folded, and open as on a phone.
 */
export function FilterPanel({ layout, active, children }: Props) {
  const isRail = layout === 'rail'
  return (
    <details
      className={`group/filters min-w-0 ${isRail ? 'lg:[&::details-content]:[content-visibility:visible]' : ''}`}
    >
      <summary
        className={`flex min-h-12 items-center justify-between gap-2 rounded-control border border-line px-4 ${isRail ? 'lg:supports-[selector(::details-content)]:hidden' : ''}`}
      >
        <FiltersInUse active={active} />
        <Icon name="chevron" className="size-5 transition-transform group-open/filters:rotate-180" />
      </summary>
      <div className={`pt-4 ${isRail ? 'lg:pt-0' : 'mx-auto max-w-3xl'}`}>
        {isRail && (
          <div className="pb-4 text-lg max-lg:hidden">
            <FiltersInUse active={active} />
          </div>
        )}
        {children}
      </div>
    </details>
  )
}

function FiltersInUse({ active }: { active: number }) {
  return (
    <p className="font-semibold">
      Filters {active > 0 && <span className="tabular text-ink-3">({active} in use)</span>}
    </p>
  )
}
