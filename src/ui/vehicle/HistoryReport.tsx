import { trackedEvents } from '@/domain/tracking/events'
import { Icon } from '@/ui/primitives/Icon'

/** The vehicle's history report, where it has one (VDP-32, TRACK-09). */
export function HistoryReport({ href }: { href: string }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      target="_blank"
      className="action-line"
      data-track={trackedEvents.historyReport}
    >
      <Icon name="document" />
      Vehicle History Report
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  )
}
