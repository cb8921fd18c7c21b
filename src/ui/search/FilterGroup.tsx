import type { ReactNode } from 'react'
import { Icon } from '@/ui/primitives/Icon'
import { type Found, ShowResults } from './ShowResults'

interface Props {
  /** Tells it from the others when the page changes. */
  name: string
  label: string
  /** Of the groups of one name only one stands open. */
  group: string | undefined
  open: boolean
  isChosen: boolean
  found: Found
  /** Holds several filters side by side. */
  isWide?: boolean
  children: ReactNode
}

/** One filter under its name: folded in a rail and on a phone, dropping down from a bar with a button of its own. */
export function FilterGroup({ name, label, group, open, isChosen, found, isWide = false, children }: Props) {
  return (
    <details
      name={group}
      open={open}
      className="filter-group"
      data-key={name}
      data-chosen={isChosen ? '' : undefined}
    >
      <summary>
        {label}
        {isChosen && <span className="sr-only">, in use</span>}
        <Icon name="chevron" className="size-4" />
      </summary>
      <div className="filter-drop" data-wide={isWide ? '' : undefined}>
        <div className="filter-drop-fields">{children}</div>
        {group && <ShowResults {...found} />}
      </div>
    </details>
  )
}
