import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/ui/primitives/Icon'
import { ShowResults } from './ShowResults'
import { useDismiss } from './use-dismiss'

interface Props {
  label: string
  /** Of the groups of one name only one is open: the filters of a bar, which drop down. */
  group: string | undefined
  opensAtFirst: boolean
  isChosen: boolean
  /** Holds several filters side by side. */
  isWide?: boolean
  /** How often the shopper went on to the results: a group that drops down from a bar then closes. */
  shows: number
  children: ReactNode
}

/** One filter under its name: folded in a rail and on a phone, dropping down from a bar with a button of its own. */
export function FilterGroup({
  label,
  group,
  opensAtFirst,
  isChosen,
  isWide = false,
  shows,
  children,
}: Props) {
  const [isOpen, setIsOpen] = useState(opensAtFirst)
  const [shown, setShown] = useState(shows)
  if (shown !== shows) {
    setShown(shows)
    if (group) setIsOpen(false)
  }
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before it was hydrated.
  useEffect(() => {
    if (details.current) setIsOpen(details.current.open)
  }, [])
  useDismiss(details, Boolean(group) && isOpen, (byKey) => {
    if (byKey && details.current?.contains(document.activeElement)) {
      details.current.querySelector('summary')?.focus()
    }
    setIsOpen(false)
  })
  return (
    <details
      ref={details}
      name={group}
      open={isOpen}
      onToggle={(event) => {
        // Those inside it tell of themselves.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open)
      }}
      className="filter-group"
      data-chosen={isChosen ? '' : undefined}
      data-wide={isWide ? '' : undefined}
    >
      <summary>
        {label}
        {isChosen && <span className="sr-only">, in use</span>}
        <Icon name="chevron" className="size-4" />
      </summary>
      <div className="filter-drop">
        <div className="filter-drop-fields">
          <Fields isShown={isOpen}>{children}</Fields>
        </div>
        {group && <ShowResults />}
      </div>
    </details>
  )
}

/** The fields of a closed group wait until it opens: a panel has hundreds, and every answer has other counts. */
const Fields = memo(
  ({ children }: { isShown: boolean; children: ReactNode }) => children,
  (_, { isShown }) => !isShown,
)
