import type { SlotDays } from '@/domain/test-drives/slot-days'

interface Props {
  id: string
  name: string
  days: SlotDays['days']
  value?: string
  describedBy?: string
  isInvalid?: boolean
  /** The text of the empty choice. */
  none: string
}

/** The free times as a plain list, for pages without JavaScript. */
export function SlotSelect({ id, name, days, value, describedBy, isInvalid, none }: Props) {
  return (
    <select
      id={id}
      name={name}
      defaultValue={value}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className="control"
    >
      <option value="">{none}</option>
      {days.map((day) => (
        <optgroup key={day.date} label={day.label}>
          {day.times.map((time) => (
            <option key={time.value} value={time.value}>
              {day.label}, {time.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
