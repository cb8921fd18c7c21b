import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/ui/primitives/Icon'
import { useBackToClose } from '@/ui/stores/use-back-to-close'
import { useSearch } from '../search-context'
import { FilterForm } from './FilterForm'
import { useActiveFilters } from './use-active-filters'
import { useModalSheet } from './use-modal-sheet'

const SHEET = 'filter-sheet'

/**
 * Contains the filters. On narrow screens it is a popover that works without JavaScript, and a dialog while
 * it is open. On wide screens it is always visible, beside or above the results.
 */
export function FilterPanel() {
  const { keepEntry } = useSearch()
  const sheet = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()
  useModalSheet(sheet, heading, isOpen)
  useBackToClose(isOpen, () => {
    close()
    keepEntry()
  })
  return (
    <div className="filter-panel rail:row-span-2">
      <FilterOpener />
      <div
        ref={sheet}
        id={SHEET}
        popover="auto"
        {...(isOpen && { role: 'dialog', 'aria-labelledby': `${SHEET}-heading` })}
        onBeforeToggle={(event) => {
          // Uncovers the page before the browser restores the focus and before `close` returns.
          if (event.target === event.currentTarget && event.newState === 'closed')
            flushSync(() => setIsOpen(false))
        }}
        onToggle={(event) => {
          if (event.target === event.currentTarget) setIsOpen(event.newState === 'open')
        }}
        className="filter-sheet ground-paper"
      >
        <div className="flex items-center justify-between pt-3 pr-2 pb-2 pl-4 lg:hidden">
          <h2 ref={heading} id={`${SHEET}-heading`} tabIndex={-1} className="text-xl">
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
        <FilterForm onShow={close} />
      </div>
    </div>
  )
}

function FilterOpener() {
  const active = useActiveFilters().length
  return (
    <button
      type="button"
      popoverTarget={SHEET}
      className="field-box inline-flex cursor-pointer items-center gap-2 px-4 font-semibold lg:hidden"
    >
      <Icon name="filter" />
      Filters
      {active > 0 && (
        <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-button px-1.5 text-[0.75rem] text-on-button">
          {active} <span className="sr-only">in use</span>
        </span>
      )}
    </button>
  )
}
