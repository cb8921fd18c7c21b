import { type Rejection, rejectionSentence } from '@/domain/stock/import/rejection'
import { stoppedSentence, type TracedRun } from '@/domain/stock/trace/traced-run'
import { RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'

interface Props {
  readonly refused: readonly {
    readonly run: Pick<TracedRun, 'id' | 'filename'>
    readonly website: string
    readonly rejection: Rejection
  }[]
  /** Dealerships whose newest file is not in the stock. */
  readonly stopped: readonly {
    readonly dealership: string
    readonly website: string
    readonly run: TracedRun
  }[]
  /** The admin's path. */
  readonly admin: string
}

const UNKNOWN = 'No vehicle and no row of the newest imports has this stock number, VIN or plate.'

/** Why there is no such vehicle, as far as the imports tell. */
export const NotFound = ({ refused, stopped, admin }: Props) => (
  <>
    {refused.length === 0 && (
      <p role="status">
        {UNKNOWN}{' '}
        {stopped.length > 0
          ? 'It may be in a file that is not in the stock yet.'
          : 'The system that sends the feed may not send it.'}
      </p>
    )}
    {refused.length > 0 && (
      <Panel title="Refused rows">
        <p>There is no such vehicle. The newest imports refused its row:</p>
        <RuledList>
          {refused.map(({ run, website, rejection }) => (
            <li key={`${run.id} ${rejection.line} ${rejection.field}`}>
              {rejectionSentence(rejection)}.
              <span className="tw:block tw:text-muted">
                {website} ·{' '}
                <a href={`${admin}/collections/import-runs/${run.id}`}>{run.filename ?? 'Import'}</a>
              </span>
            </li>
          ))}
        </RuledList>
      </Panel>
    )}
    {stopped.length > 0 && (
      <Panel title="Files that are not in the stock">
        <RuledList>
          {stopped.map(({ dealership, website, run }) => (
            <li key={run.id}>
              {dealership} ({website}): {stoppedSentence(run)}
              <span className="tw:block tw:text-muted">
                <a href={`${admin}/collections/import-runs/${run.id}`}>Open the import</a>
              </span>
            </li>
          ))}
        </RuledList>
        <p>
          <a href={`${admin}/feed-health`}>Feed health</a> has all dealerships.
        </p>
      </Panel>
    )}
  </>
)
