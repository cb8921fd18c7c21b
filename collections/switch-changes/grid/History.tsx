import { useState } from 'react'
import type { ChangeBatch, ChangeLine, ChangeState } from '@/domain/flags/grid/change-log'
import { callApi } from '../../admin-parts/call-api'
import { PlainList, RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { EditorButton } from '../../settings/EditorButton'

interface Props {
  readonly batches: readonly ChangeBatch[]
  onDone(message: string): void
}

const states: Readonly<Record<ChangeState, string>> = {
  done: 'Changed',
  planned: 'Planned',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

const moment = (at: string, zone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  } as Intl.DateTimeFormatOptions).format(Date.parse(at))

/** What was changed and is planned, with a button to take it back. */
export function History({ batches, onDone }: Props) {
  const [problem, setProblem] = useState<{ batch: string; message: string } | null>(null)

  async function call(path: 'undo' | 'cancel', batch: string) {
    setProblem(null)
    try {
      await callApi(`/switch-changes/${path}`, { method: 'POST', body: { batch } })
      onDone(path === 'undo' ? 'The change is undone.' : 'The planned change is cancelled.')
    } catch (error) {
      setProblem({ batch, message: error instanceof Error ? error.message : 'Nothing changed. Try again.' })
    }
  }

  return (
    <Panel title="History">
      {batches.length === 0 && <p>No switch was changed yet.</p>}
      <RuledList>
        {batches.map(({ batch, state, person, createdAt, lines }) => (
          <li key={batch}>
            <p className="tw:text-muted">
              {states[state]} by {person ?? 'a command'},{' '}
              {moment(createdAt, lines[0]?.zone ?? 'Australia/Sydney')}
            </p>
            <PlainList>
              {lines.map((line) => (
                <li key={`${line.place} ${line.label}`}>
                  <Line {...line} />
                </li>
              ))}
            </PlainList>
            {state === 'done' && (
              <EditorButton label={`Undo: ${nameOf(lines)}`} onClick={() => call('undo', batch)}>
                Undo
              </EditorButton>
            )}
            {state === 'planned' && (
              <EditorButton label={`Cancel: ${nameOf(lines)}`} onClick={() => call('cancel', batch)}>
                Cancel the plan
              </EditorButton>
            )}
            {problem?.batch === batch && <Problem>{problem.message}</Problem>}
          </li>
        ))}
      </RuledList>
    </Panel>
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
