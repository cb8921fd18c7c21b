import { useState } from 'react'
import type { SlotDay } from '@/domain/test-drives/slot-days'
import { Button } from '@/ui/primitives/buttons/Button'
import { ChosenTime } from './ChosenTime'
import { SlotChoice } from './SlotChoice'
import type { SlotPickerProps } from './slot-picker-props'
import { useSlots } from './use-slots'

const NONE = 'No times are free online. Send the form without one, and we will call you to arrange it.'
const FAILED = 'The free times could not be loaded. Try again, or send the form without one.'

/** The free times as they are now: the day strip, the times of the chosen day, and what is chosen. */
export default function SlotDaysChoice(props: SlotPickerProps) {
  const { id, name, value, describedBy, isInvalid, onChange } = props
  const [day, setDay] = useState<string | null>(null)
  const { state, slots, isFetching, retry, showLater, showEarlier } = useSlots(props)
  if (state === 'waiting')
    return <div className="skeleton min-h-56" role="status" aria-label="Loading the free times" />
  if (state === 'not offered') return <WishedTime {...props} />
  if (state === 'failed' || !slots) {
    return (
      <div className="grid min-h-56 content-center justify-items-center gap-3 text-center">
        <p role="status">{FAILED}</p>
        <Button look="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  const shown = dayShown(slots.days, day, value)
  if (!shown && !showEarlier) return <p role="status">{NONE}</p>
  return (
    <div className="grid min-h-56 content-start gap-4" aria-busy={isFetching || undefined}>
      {slots.days.length > 0 && (
        <SlotChoice
          id={`${id}-day`}
          name={`${id}-day`}
          legend="Day"
          choices={slots.days.map(({ date, label }) => dayChoice(date, label))}
          chosen={shown?.date ?? ''}
          columns="grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
          onChoose={setDay}
        />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {showEarlier && (
          <Button look="quiet" size="small" onClick={showEarlier}>
            Earlier days
          </Button>
        )}
        {showLater && (
          <Button look="quiet" size="small" onClick={showLater}>
            Later days
          </Button>
        )}
      </div>
      {shown && (
        <SlotChoice
          id={`${id}-time`}
          name={name}
          legend={`Time on ${shown.label}`}
          choices={shown.times}
          chosen={value}
          columns="grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
          describedBy={describedBy}
          isInvalid={isInvalid}
          onChoose={onChange}
        />
      )}
      <ChosenTime value={value} zone={slots.zone} onClear={() => onChange('')} />
    </div>
  )
}

/** The chosen day, else that of the chosen time, else the first. */
function dayShown(days: readonly SlotDay[], date: string | null, value: string): SlotDay | undefined {
  const ofValue = days.find(({ times }) => times.some((time) => time.value === value))
  return days.find((day) => day.date === date) ?? ofValue ?? days[0]
}

/** 'Thu 5 Nov' on two lines. */
function dayChoice(date: string, label: string) {
  const [weekday = label, ...rest] = label.split(' ')
  return { value: date, label: weekday, detail: rest.join(' ') }
}

/** A wish: the location takes no bookings online. */
function WishedTime({ id, name, value, describedBy, isInvalid, onChange }: SlotPickerProps) {
  return (
    <input
      id={id}
      name={name}
      type="datetime-local"
      value={value.slice(0, 16)}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onChange(target.value)}
      className="control"
    />
  )
}
