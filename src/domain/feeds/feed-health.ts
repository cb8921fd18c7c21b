import { formatCount } from '../text/format-count'

/** A reason for which rows of the last file were refused. Fields are named as the file names them. */
export interface RefusedRows {
  readonly field: string
  readonly reason: string
  readonly rows: number
  /** Of the first row. */
  readonly line: number
  readonly value: string
}

/** Values of the last file that match no filter. Their rows were imported all the same. */
export interface NotedRows {
  readonly field: string
  readonly value: string
  readonly note: string
  readonly rows: number
}

export type RunStatus = 'queued' | 'running' | 'done' | 'refused' | 'held' | 'failed'

export interface LastRun {
  readonly id: number
  readonly status: RunStatus
  readonly source: string
  readonly filename: string | null
  readonly format: string | null
  readonly at: Date
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly sold: number
  readonly rejected: number
  readonly problem: string | null
  /** The columns that the format reads and the file has; empty for files without columns. */
  readonly columns: readonly string[]
  readonly refused: readonly RefusedRows[]
  readonly noted: readonly NotedRows[]
}

export interface Feed {
  readonly id: number
  readonly name: string
  readonly isEnabled: boolean
  readonly everyMinutes: number
  /** When a file was last imported, whether it changed anything or not. */
  readonly importedAt: Date | null
  readonly changedAt: Date | null
  /** Two imports were due, and none was done. */
  readonly isLate: boolean
  /** Files are imported, but bring no change for at least a week. */
  readonly isUnchanged: boolean
}

/** The last import from a feed or another source, which left the stock as it was. */
export interface StoppedRun {
  readonly id: number
  /** The feed's name. Null for an import without a feed. */
  readonly feed: string | null
  readonly status: RunStatus
  readonly problem: string | null
}

/** The imports of one day, UTC. */
export interface RunDay {
  readonly day: string
  readonly done: number
  /** Refused, held or failed. */
  readonly stopped: number
}

/** How a dealership's stock arrives. */
export interface DealershipFeed {
  readonly id: number
  readonly name: string
  readonly website: string
  readonly websiteId: number
  readonly last: LastRun | null
  /** Beside `last`: a feed that works must not hide one that does not. */
  readonly stopped: readonly StoppedRun[]
  readonly feeds: readonly Feed[]
  readonly days: readonly RunDay[]
}

/** The worst first. */
export const feedStates = ['stopped', 'late', 'unchanged', 'rejects', 'running', 'healthy', 'none'] as const
export type FeedState = (typeof feedStates)[number]

const isStopped = (run: LastRun | null) => run !== null && ['refused', 'held', 'failed'].includes(run.status)

type Health = Pick<DealershipFeed, 'last' | 'stopped' | 'feeds'>

/** The state of a dealership's feeds: that of the worst, even if the last file was fine. */
export function feedState({ last, stopped, feeds }: Health): FeedState {
  if (isStopped(last) || stopped.length > 0) return 'stopped'
  if (feeds.some(({ isLate }) => isLate)) return 'late'
  if (feeds.some(({ isUnchanged }) => isUnchanged)) return 'unchanged'
  if (last === null) return 'none'
  if (last.status !== 'done') return 'running'
  return last.rejected > 0 ? 'rejects' : 'healthy'
}

/** Whether the stock is stopped, late or suspiciously unchanged. */
export const needsAttention = (feed: Health): boolean =>
  ['stopped', 'late', 'unchanged'].includes(feedState(feed))

const stoppedWords: Partial<Record<RunStatus, string>> = {
  refused: 'The last file was refused. The stock has not changed.',
  held: 'The last file waits for an administrator’s confirmation. The stock has not changed.',
  failed: 'The last import failed. The stock has not changed.',
}

/** The state in words. */
export function describeFeed(feed: Health): string {
  const { last, stopped } = feed
  const state = feedState(feed)
  if (state === 'stopped') return (last && stoppedWords[last.status]) ?? describeStopped(stopped)
  if (state === 'none' || last === null)
    return state === 'late' ? 'A feed is late, and no file was imported yet.' : 'No file was imported yet.'
  if (state === 'late') return 'A feed is late: two imports were due, and none was done.'
  if (state === 'unchanged')
    return 'A feed’s files are imported, but have changed nothing for at least a week.'
  if (state === 'running') return 'A file is being imported.'
  if (state === 'healthy') return 'All rows of the last file were imported.'
  const were = last.rejected === 1 ? 'was' : 'were'
  return `${formatCount(last.rejected)} of ${formatCount(last.read)} rows ${were} refused in the last file.`
}

function describeStopped(stopped: readonly StoppedRun[]): string {
  const count = stopped.length
  return count === 1
    ? 'The last file from another source was not imported.'
    : `The last files from ${count} other sources were not imported.`
}

const stoppedReasons: Partial<Record<RunStatus, string>> = {
  refused: 'Refused.',
  held: 'Waits for an administrator’s confirmation.',
  failed: 'Failed.',
}

/** `Refused. The file has no rows.` */
export const stoppedSentence = ({ status, problem }: StoppedRun): string =>
  [stoppedReasons[status], problem].filter(Boolean).join(' ')

/** The feeds by state, the worst first, then by name. */
export const sortFeeds = (feeds: readonly DealershipFeed[]): DealershipFeed[] =>
  feeds.toSorted(
    (a, b) =>
      feedStates.indexOf(feedState(a)) - feedStates.indexOf(feedState(b)) ||
      a.website.localeCompare(b.website) ||
      a.name.localeCompare(b.name),
  )

/** `2 rows: “Odometer” is not a number. First on line 7: “far”.` */
export const refusedSentence = ({ field, reason, rows, line, value }: RefusedRows): string =>
  `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}: “${field}” ${reason}. First on line ${line}: “${value}”.`

/** `3 rows: “Transmission” is “AWD”, which is read as the drive.` */
export const notedSentence = ({ field, value, note, rows }: NotedRows): string =>
  `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}: “${field}” is “${value}”, which ${note}.`

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

/** Every one of the `days` that end with today, with its imports in words. */
export function fillRunDays(days: readonly RunDay[], now: Date, count: number) {
  const known = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    const { done = 0, stopped = 0 } = known.get(day) ?? {}
    const words = stopped > 0 ? `${done} imported, ${stopped} stopped` : `${done} imported`
    return { day, done, stopped, text: `${dayText(day)}: ${words}` }
  })
}
