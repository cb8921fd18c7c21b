import { localTime } from '@/domain/locations/hours/local-time'
import { dateTimeText, zoneText } from '@/domain/test-drives/time-text'
import { Button } from '@/ui/primitives/buttons/Button'

interface Props {
  value: string
  zone: string
  onClear: () => void
}

/** Whether the shopper's clock shows another time. */
function isElsewhere(instant: number, zone: string): boolean {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [here, there] = [localTime(instant, own), localTime(instant, zone)]
  return here.date !== there.date || here.minutes !== there.minutes
}

/** What is chosen, with the name of the zone if the shopper's differs. Rendered in the browser only. */
export function ChosenTime({ value, zone, onClear }: Props) {
  const instant = Date.parse(value)
  const isChosen = !Number.isNaN(instant)
  const note = isElsewhere(isChosen ? instant : Date.now(), zone) ? zoneText(zone) : ''
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-ink-2">
        {isChosen ? (
          <>
            Your time: <strong className="text-ink-1">{dateTimeText(instant, zone)}</strong>
            {note && ` (${note})`}
          </>
        ) : (
          `No time chosen.${note && ` Times are in ${note}.`}`
        )}
      </p>
      {isChosen && (
        <Button look="quiet" size="small" onClick={onClear}>
          Clear the time
        </Button>
      )}
    </div>
  )
}
