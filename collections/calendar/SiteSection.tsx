import { useId } from 'react'
import type { CalendarDays } from '@/domain/calendar/calendar-days'
import type { PlacedContent } from '@/domain/calendar/place-contents'
import type { SiteCalendar } from '@/domain/calendar/site-calendar'
import { localTime } from '@/domain/locations/hours/local-time'
import { Panel } from '../admin-parts/Panel'
import { AsOfForm } from './AsOfForm'
import { DayHeads } from './DayHeads'
import { LaneRow } from './LaneRow'

interface Props {
  readonly site: SiteCalendar
  readonly days: CalendarDays
  /** ISO 8601. */
  readonly now: string
  readonly admin: string
  onOpen(content: PlacedContent): void
  onShift(content: PlacedContent, days: number): void
}

export function SiteSection({ site, days, now, admin, onOpen, onShift }: Props) {
  const id = useId()
  const today = days.indexOf(localTime(Date.parse(now), site.zone).date)
  return (
    <Panel title={site.name}>
      <AsOfForm site={site.id} now={now} zone={site.zone} />
      {site.lanes.length === 0 && <p>This website has nothing with dates.</p>}
      {site.lanes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it on narrow screens
        <section aria-labelledby={id} tabIndex={0} className="tw:relative tw:overflow-x-auto">
          <h3 id={id} className="tw:sr-only">
            Dates of {site.name}
          </h3>
          <div className="tw:grid tw:min-w-[62rem] tw:grid-cols-[6.5rem_minmax(0,1fr)]">
            <DayHeads days={days} today={today} />
            {site.lanes.map((lane) => (
              <LaneRow key={lane.kind} {...{ lane, days, today, admin, onOpen, onShift }} />
            ))}
          </div>
        </section>
      )}
    </Panel>
  )
}
