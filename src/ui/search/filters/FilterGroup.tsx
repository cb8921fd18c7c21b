import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/ui/primitives/Icon'
import { ShowResults } from './ShowResults'
import { useDismiss } from './use-dismiss'

interface Props {
  label: string
  /** Of all groups with the same name, only one is open. A bar's drop-downs share a name. */
  group: string | undefined
  opensAtFirst: boolean
  isChosen: boolean
  isWide?: boolean
  /** Number of times the shopper went to the results. A bar's drop-down closes when it changes. */
  shows: number
  children: ReactNode
}

/**
 * One filter under its name: collapsible in a rail and on a phone, a drop-down with its own button in a bar.
 */
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
  // A shopper may have opened it before hydration.
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
        // Toggle events of nested groups are ignored.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open)
      }}
      className="filter-group group"
      data-chosen={isChosen ? '' : undefined}
      data-wide={isWide ? '' : undefined}
    >
      <summary className="flex items-center justify-between gap-2">
        {label}
        {isChosen && (
          <span className="mr-auto size-2 rounded-full bg-button">
            <span className="sr-only">, in use</span>
          </span>
        )}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="filter-drop pb-3 bar:pb-0">
        <div className="filter-drop-fields bar:overflow-y-auto bar:p-4">
          <Fields isShown={isOpen}>{children}</Fields>
        </div>
        {group && <ShowResults />}
      </div>
    </details>
  )
}

/**
 * The fields of a closed group render when it opens: a panel has hundreds, and every answer has other counts.
 */
const Fields = memo(
  ({ children }: { isShown: boolean; children: ReactNode }) => children,
  (_, { isShown }) => !isShown,
)
