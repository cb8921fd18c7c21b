import { describeLeadDays, type LeadDay } from '@/domain/dashboard/lead-days'
import { Panel } from '../admin-parts/Panel'

const HEIGHT = 64
const STEP = 10
const BAR = 7

/** Leads by day, as bars and in words. */
export function LeadChart({ days }: { readonly days: readonly LeadDay[] }) {
  const most = Math.max(...days.map(({ leads }) => leads))
  return (
    <Panel title="Leads">
      <p>{describeLeadDays(days)}</p>
      {most > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="tw:h-16 tw:w-full"
        >
          {days.map(({ day, leads }, index) => {
            // A day without leads keeps a line, so that the axis is visible.
            const height = Math.max(1, (leads / most) * HEIGHT)
            return (
              <rect
                key={day}
                x={index * STEP}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                fill="currentColor"
              >
                <title>{`${day}: ${leads}`}</title>
              </rect>
            )
          })}
        </svg>
      )}
    </Panel>
  )
}
