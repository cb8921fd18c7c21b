import type { SlotDays } from '@/domain/test-drives/slot-days'
import { SlotPicker } from '@/ui/test-drives/SlotPicker'
import { FieldFrame } from './FieldFrame'
import type { FieldProps } from './field-props'

interface Props extends Pick<FieldProps, 'field' | 'id' | 'error'> {
  value: string
  locationId: string | null
  carId: string | null
  first: SlotDays | null
  onChange: (value: string) => void
}

/** The date and time of a test drive: one of the free times (TD-04). */
export function SlotField({ field, id, error, ...choice }: Props) {
  return (
    <FieldFrame {...{ field, id, error }} isGroup>
      <SlotPicker
        {...choice}
        id={`${id}-slot`}
        name={field.name}
        describedBy={error && `${id}-error`}
        isInvalid={error !== undefined}
      />
    </FieldFrame>
  )
}
