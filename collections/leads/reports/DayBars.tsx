import type { ReportCount } from '@/domain/leads/inbox/lead-report'
import { Panel } from '../../admin-parts/Panel'
import { SpreadRow } from '../../admin-parts/rows'

const HEIGHT = 120
const SLOT = 10
const BAR = 8

const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const formatDay = (day: string) => date.format(new Date(day))

/** One bar a day, and a table with the same figures. */
export function DayBars({ days }: { readonly days: readonly ReportCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Panel title="By day">
      <figure className="tw:m-0 tw:fill-good">
        <svg
          role="img"
          className="tw:block tw:h-36 tw:w-full tw:border-b tw:border-strong"
          aria-label={`Leads of each day. The most on one day: ${most}.`}
          viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {days.map(({ label, count }, index) => {
            const height = (count / most) * HEIGHT
            return (
              <rect key={label} x={index * SLOT + 1} y={HEIGHT - height} width={BAR} height={height}>
                <title>{`${formatDay(label)}: ${count}`}</title>
              </rect>
            )
          })}
        </svg>
        <SpreadRow as="figcaption" className="tw:text-small tw:text-muted">
          <span>{first && formatDay(first.label)}</span>
          <span>At most {most} a day</span>
          <span>{last && formatDay(last.label)}</span>
        </SpreadRow>
      </figure>
      <details>
        <summary>The figures, day by day</summary>
        <table className="reports-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{formatDay(label)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  )
}
