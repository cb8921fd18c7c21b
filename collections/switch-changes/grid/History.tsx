import { useState } from 'react'
import {
  type ChangeBatch,
  type ChangeLine,
  describeStates,
  linesIn,
  stateWords,
} from '@/domain/flags/grid/change-log'
import { callApi } from '../../admin-parts/call-api'
import { PlainList, RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { EditorButton } from '../../settings/EditorButton'

interface Props {
  readonly batches: readonly ChangeBatch[]
  onDone(message: string): void
}

const moment = (at: string, zone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  } as Intl.DateTimeFormatOptions).format(Date.parse(at))

const websites = (count: number) => (count === 1 ? '1 website' : `${count} websites`)

async function undo(batch: string): Promise<string> {
  const { planned } = await callApi<{ planned: number }>('/switch-changes/undo', {
    method: 'POST',
    body: { batch },
  })
  if (planned === 0) return 'The change is undone.'
  return `The change is undone where it was made. It is still planned for ${websites(planned)}.`
}

async function cancel(batch: string): Promise<string> {
  const { cancelled, made } = await callApi<{ cancelled: number; made: number }>('/switch-changes/cancel', {
    method: 'POST',
    body: { batch },
  })
  if (made === 0) return 'The planned change is cancelled.'
  return `The plan is cancelled for ${websites(cancelled)}. It was made on ${websites(made)} before. Undo takes that back, unless it is undone already.`
}

/** What was changed and is planned, with buttons to take it back. */
export function History({ batches, onDone }: Props) {
  const [problem, setProblem] = useState<{ batch: string; message: string } | null>(null)

  async function call(action: (batch: string) => Promise<string>, batch: string) {
    setProblem(null)
    try {
      onDone(await action(batch))
    } catch (error) {
      setProblem({ batch, message: error instanceof Error ? error.message : 'Nothing changed. Try again.' })
    }
  }

  return (
    <Panel title="History">
      {batches.length === 0 && <p>No switch was changed yet.</p>}
      <RuledList>
        {batches.map((each) => (
          <li key={each.batch}>
            <Batch
              {...each}
              onUndo={() => call(undo, each.batch)}
              onCancel={() => call(cancel, each.batch)}
            />
            {problem?.batch === each.batch && <Problem>{problem.message}</Problem>}
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}

interface BatchProps extends ChangeBatch {
  onUndo(): void
  onCancel(): void
}

function Batch({ person, createdAt, lines, onUndo, onCancel }: BatchProps) {
  const [done, planned] = [linesIn(lines, 'done'), linesIn(lines, 'planned')]
  const isMixed = lines.some(({ state }) => state !== lines[0]?.state)
  return (
    <>
      <p className="tw:text-muted">
        {describeStates(lines)} by {person ?? 'a command'},{' '}
        {moment(createdAt, lines[0]?.zone ?? 'Australia/Sydney')}
      </p>
      <PlainList>
        {lines.map((line) => (
          <li key={`${line.place} ${line.label}`}>
            {isMixed && <strong>{stateWords[line.state]}. </strong>}
            <Line {...line} />
          </li>
        ))}
      </PlainList>
      <div className="tw:flex tw:flex-wrap tw:gap-half">
        {done.length > 0 && (
          <EditorButton label={`Undo: ${nameOf(done)}`} onClick={onUndo}>
            Undo
          </EditorButton>
        )}
        {planned.length > 0 && (
          <EditorButton label={`Cancel the plan: ${nameOf(planned)}`} onClick={onCancel}>
            Cancel the plan
          </EditorButton>
        )}
      </div>
    </>
  )
}

const nameOf = ([line]: readonly ChangeLine[]): string => (line ? `${line.label} of ${line.place}` : '')

const Line = ({ place, label, text, plannedFor, zone, problem }: ChangeLine) => (
  <>
    {place}: {label}, {text}
    {plannedFor && `, for ${moment(plannedFor, zone)}`}
    {problem && <span className="tw:text-bad"> {problem}</span>}
  </>
)
