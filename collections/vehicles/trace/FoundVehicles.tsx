import type { TraceStep } from '@/domain/stock/trace/trace-step'
import { Panel } from '../../admin-parts/Panel'
import { TraceSteps } from './TraceSteps'

export interface ShownTrace {
  readonly id: number
  readonly title: string
  readonly website: string
  readonly steps: readonly TraceStep[]
  /** Whether shoppers find it; null if nobody can say now. */
  readonly isFound: boolean | null
  /** Of its page on the website; null if it has none. */
  readonly address: string | null
  readonly runId: number | null
}

interface Props {
  readonly traces: readonly ShownTrace[]
  /** The admin's path. */
  readonly admin: string
}

const LINK = 'tw:inline-flex tw:min-h-8 tw:items-center'

function headline(isFound: boolean | null): string {
  if (isFound === null) return 'It is not known whether shoppers find it'
  return isFound ? 'Shoppers find it' : 'Shoppers do not find it'
}

export const FoundVehicles = ({ traces, admin }: Props) =>
  traces.map(({ id, title, website, steps, isFound, address, runId }) => (
    <Panel key={id} title={title}>
      <p>
        <strong>{headline(isFound)}</strong> on {website}.
      </p>
      <TraceSteps steps={steps} />
      <p className="tw:flex tw:flex-wrap tw:gap-x-base">
        <a className={LINK} href={`${admin}/collections/vehicles/${id}`}>
          Open its form
        </a>
        {runId !== null && (
          <a className={LINK} href={`${admin}/collections/import-runs/${runId}`}>
            Open the import
          </a>
        )}
        {address && (
          <a className={LINK} href={address}>
            See its page
          </a>
        )}
      </p>
    </Panel>
  ))
