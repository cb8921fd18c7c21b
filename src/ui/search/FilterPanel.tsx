import type { ReactNode } from 'react'
import type { Template } from '@/domain/flags/templates'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  layout: Template['layout']['filters']
  /** How many filters are in use. */
  active: number
  children: ReactNode
}

/** The sheet's id, for the button that opens it. */
const SHEET = 'filter-sheet'

/**
 * Holds the filters: a sheet that a button opens on narrow screens (the browser's own popover, which `filterSheet` makes a
 * dialog of), and on wide ones always in view, beside the results or above them.
 */
export function FilterPanel({ layout, active, children }: Props) {
  return (
    <div className="filter-panel" data-filters={layout}>
      <button type="button" popoverTarget={SHEET} className="filter-opener">
        <Icon name="filter" />
        Filters
        {active > 0 && (
          <span className="filter-count">
            {active} <span className="sr-only">in use</span>
          </span>
        )}
      </button>
      <div id={SHEET} popover="auto" className="filter-sheet ground-paper">
        <div className="filter-sheet-head">
          <h2 id={`${SHEET}-heading`} data-sheet-heading tabIndex={-1} className="text-xl">
            Filters
          </h2>
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className="grid size-11 place-items-center rounded-control hover:bg-surface-3"
          >
            <Icon name="close" />
            <span className="sr-only">Close filters</span>
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}
