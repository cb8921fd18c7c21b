import type { ReportCount } from '@/domain/leads/inbox/lead-report'
import { Panel } from '../../admin-parts/Panel'

interface Props {
  readonly title: string
  /** What the rows are, such as `Source`. */
  readonly of: string
  readonly rows: readonly ReportCount[]
}

/** A table whose rows have a bar as long as their share of the largest. */
export function Bars({ title, of, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel title={title}>
      <table className="reports-table">
        <thead className="tw:sr-only">
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <svg aria-hidden="true" height="6" width="100%">
                  <rect width={`${(count / most) * 100}%`} height="6" rx="3" />
                </svg>
              </th>
              <td>{count.toLocaleString('en-AU')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
