'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/ui/island/use-hydrated'
import { Queries } from '@/ui/query/Queries'
import { SlotDaysChoice } from './SlotDaysChoice'
import { SlotSelect } from './SlotSelect'
import type { SlotPickerProps } from './slot-picker-props'
import { refreshSlots } from './use-slots'

/**
 * Chooses a free time for a test drive (TD-04): a day, then a time, both by radio buttons. Without JavaScript it is a list
 * of the times, or a date and time field on pages that the server renders ahead.
 */
export function SlotPicker(props: SlotPickerProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <PlainPicker {...props} />
  return (
    <Queries>
      <Picker {...props} />
    </Queries>
  )
}

function Picker(props: SlotPickerProps) {
  const { isInvalid } = props
  // A refused time was taken meanwhile.
  useEffect(() => {
    if (isInvalid) void refreshSlots()
  }, [isInvalid])
  return <SlotDaysChoice {...props} />
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
