import type { RunStatus } from '../../feeds/feed-health'
import { type Rejection, rejectionSentence } from '../import/rejection'

/** An import that says what became of the newest file of a dealership, or of one of its feeds. */
export interface TracedRun {
  readonly id: number
  readonly status: RunStatus
  readonly filename: string | null
  readonly isFromFeed: boolean
  /** Why it was refused or held, or why it failed. */
  readonly problem: string | null
}

/** An import of a vehicle's dealership. */
export interface VehicleRun extends TracedRun {
  /** Whether the file lists all stock. */
  readonly isFull: boolean
  /** Of the vehicle's row. */
  readonly rejections: readonly Rejection[]
}

/** ` (stock.csv)`, ` (from a feed)` or nothing. */
export function fileName({ filename, isFromFeed }: Pick<TracedRun, 'filename' | 'isFromFeed'>): string {
  if (filename) return ` (${filename})`
  return isFromFeed ? ' (from a feed)' : ''
}

const stoppedAs: Partial<Record<RunStatus, string>> = {
  refused: 'was refused',
  held: 'waits for an administrator’s confirmation',
  failed: 'could not be imported',
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Why the file is not in the stock, such as `The newest file (a.csv) was refused: It has no rows.`; null if it is. */
export function stoppedSentence(run: TracedRun): string | null {
  if (run.status === 'done') return null
  const file = `The newest file${fileName(run)}`
  const stopped = stoppedAs[run.status]
  if (!stopped) return `${file} is being imported.`
  return asSentence(run.problem ? `${file} ${stopped}: ${run.problem}` : `${file} ${stopped}`)
}

function refusedRow(run: VehicleRun): string | null {
  if (run.rejections.length === 0) return null
  const reasons = run.rejections.map((each) => `${rejectionSentence(each)}.`).join(' ')
  return `Its row in the file${fileName(run)} was refused, so that file changed nothing of it. ${reasons}`
}

/** What the imports did wrong for the vehicle, in sentences. */
export const runProblems = (runs: readonly VehicleRun[]): string[] =>
  runs.flatMap((run) => [stoppedSentence(run), refusedRow(run)]).filter((each) => each !== null)

/** Returns the newest import with a problem for the vehicle, or else the newest import. */
export const runToOpen = (runs: readonly VehicleRun[]): VehicleRun | undefined =>
  runs.find((run) => runProblems([run]).length > 0) ?? runs[0]
