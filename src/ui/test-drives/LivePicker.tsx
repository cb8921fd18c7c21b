import { useEffect } from 'react'
import { Queries } from '@/ui/query/Queries'
import { SlotDaysChoice } from './SlotDaysChoice'
import type { SlotPickerProps } from './slot-picker-props'
import { refreshSlots } from './use-slots'

/** The free times as they are now. */
export default function LivePicker(props: SlotPickerProps) {
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
