'use client'

import { lazy, Suspense } from 'react'
import { useHydrated } from '@/ui/island/use-hydrated'
import { SlotSelect } from './SlotSelect'
import type { SlotPickerProps } from './slot-picker-props'

/** Only forms of test drives load it. */
const SlotDaysChoice = lazy(() => import('./SlotDaysChoice'))

/**
 * Chooses a free time for a test drive (TD-04): a day, then a time, both by radio buttons. Without JavaScript it is a list
 * of the times, or a date and time field on pages that the server renders ahead.
 */
export function SlotPicker(props: SlotPickerProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <PlainPicker {...props} />
  return (
    <Suspense fallback={<PlainPicker {...props} />}>
      <SlotDaysChoice {...props} />
    </Suspense>
  )
}

function PlainPicker({ id, name, first, value, describedBy, isInvalid }: SlotPickerProps) {
  const field = { id, name, describedBy, isInvalid }
  return (
    <>
      <div className="skeleton min-h-56 noscript:hidden" />
      <noscript>
        {first ? (
          <SlotSelect {...field} days={first.days} value={value} none="No time yet" />
        ) : (
          <input
            id={id}
            name={name}
            type="datetime-local"
            defaultValue={value.slice(0, 16)}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className="control"
          />
        )}
      </noscript>
    </>
  )
}
