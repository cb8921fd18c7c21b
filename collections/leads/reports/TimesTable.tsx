import { formatDuration } from '@/domain/leads/inbox/format-duration'
import type { ReportTimes } from '@/domain/leads/inbox/lead-report'
import { Panel } from '../../admin-parts/Panel'

interface Props {
  readonly title: string
  readonly of: string
  readonly rows: readonly ReportTimes[]
}

const duration = (seconds: number | null) => (seconds === null ? '–' : formatDuration(seconds))

/** From the lead to the first contact, with a bar for the median. */
export function TimesTable({ title, of, rows }: Props) {
  const longest = Math.max(1, ...rows.map(({ median }) => median ?? 0))
  return (
    <Panel title={title}>
      <p className="tw:text-small tw:text-muted">
        Half of the leads were contacted within the median, nine in ten within the 90%.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section tabIndex={0} className="tw:overflow-x-auto" aria-label={`${title}, in figures`}>
        <table className="reports-table tw:min-w-128">
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Median</th>
              <th scope="col">90%</th>
              <th scope="col">Contacted</th>
              <th scope="col">Waiting</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, median, p90, contacted, waiting }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <svg aria-hidden="true" height="6" width="100%">
                    <rect width={`${((median ?? 0) / longest) * 100}%`} height="6" rx="3" />
                  </svg>
                </th>
                <td>{duration(median)}</td>
                <td>{duration(p90)}</td>
                <td>{contacted}</td>
                <td>{waiting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
