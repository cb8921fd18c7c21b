import type { SlotDays } from '@/domain/test-drives/slot-days'
import { zoneText } from '@/domain/test-drives/time-text'
import { Button } from '@/ui/primitives/buttons/Button'
import { SlotSelect } from '../SlotSelect'

interface Props {
  token: string
  days: SlotDays
  problem: string | null
}

const FIELD = 'test-drive-time'

/** Moves the booking. A plain form. */
export function ChangeForm({ token, days, problem }: Props) {
  return (
    <form method="post" action={`/api/test-drive/${token}/change`} className="grid gap-3">
      <label htmlFor={FIELD} className="font-semibold">
        Choose another time <span className="font-normal text-ink-2">({zoneText(days.zone)})</span>
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="flex-[1_1_16rem]">
          <SlotSelect
            id={FIELD}
            name="time"
            days={days.days}
            isInvalid={problem !== null}
            none="Choose a time"
          />
        </div>
        <Button type="submit">Change the time</Button>
      </div>
    </form>
  )
}
