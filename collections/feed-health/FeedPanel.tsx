import {
  type DealershipFeed,
  describeFeed,
  type Feed,
  fillRunDays,
  type LastRun,
  needsAttention,
  notedSentence,
  refusedSentence,
  type StoppedRun,
  stoppedSentence,
} from '@/domain/feeds/feed-health'
import { stockFormats } from '@/domain/stock/formats'
import { MAX_REJECTIONS } from '@/domain/stock/import/rejection'
import { formatCount } from '@/domain/text/format-count'
import { PlainList } from '../admin-parts/lists'
import { Facts, Panel } from '../admin-parts/Panel'

interface Props {
  readonly feed: DealershipFeed
  /** Columns that the format reads and the last file lacks. */
  readonly missing: readonly string[]
  readonly now: Date
  readonly days: number
  /** The website's time zone. */
  readonly zone: string
  readonly admin: string
  /** Only administrators read feeds, whose addresses may contain keys. */
  readonly seesFeeds: boolean
}

export function FeedPanel({ feed, missing, now, days, zone, admin, seesFeeds }: Props) {
  const { id, name, website, last, stopped, feeds } = feed
  const isBad = needsAttention(feed)
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const time = (at: Date | null) => (at ? format.format(at) : 'never')
  const runs = `${admin}/collections/import-runs?${new URLSearchParams({ 'where[and][0][dealership][equals]': String(id) })}`
  return (
    <Panel title={`${name} (${website})`}>
      <p className={isBad ? 'tw:m-0 tw:font-semibold tw:text-bad' : 'tw:m-0'}>{describeFeed(feed)}</p>
      {last?.problem && <p className="tw:m-0">{last.problem}</p>}
      <Facts
        of={[
          [
            'Last file',
            last && <a href={`${admin}/collections/import-runs/${last.id}`}>{lastText(last, time)}</a>,
          ],
          ['Rows', last && countsText(last)],
          ...stopped.map((run) => ['Not imported', stoppedText(run, admin, seesFeeds)] as const),
          ...(seesFeeds ? feeds.map((each) => ['Feed', feedText(each, admin, time)] as const) : []),
          ['Not in the file', missing.length > 0 ? missing.map((column) => `“${column}”`).join(', ') : null],
        ]}
      />
      {last && <Reasons last={last} />}
      <Days days={fillRunDays(feed.days, now, days)} />
      <p className="tw:m-0">
        <a href={runs}>
          All imports<span className="tw:sr-only">{` of ${name}`}</span>
        </a>
      </p>
    </Panel>
  )
}

const lastText = ({ filename, source, format, at }: LastRun, time: (at: Date) => string) =>
  [
    time(at),
    filename ?? (source === 'feed' ? 'fetched from the feed' : 'by a command'),
    format && stockFormats[format as keyof typeof stockFormats],
  ]
    .filter(Boolean)
    .join(', ')

const countsText = ({ read, added, changed, sold, rejected }: LastRun) =>
  `${formatCount(read)} read, ${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(sold)} sold, ${formatCount(rejected)} refused`

const stoppedText = (run: StoppedRun, admin: string, seesFeeds: boolean) => (
  <>
    <a href={`${admin}/collections/import-runs/${run.id}`}>
      {(seesFeeds && run.feed) || 'Last file from another source'}
    </a>
    {`: ${stoppedSentence(run)}`}
  </>
)

function feedText(
  { id, name, isEnabled, everyMinutes, importedAt, changedAt }: Feed,
  admin: string,
  time: (at: Date | null) => string,
) {
  const when = isEnabled ? `every ${everyMinutes} minutes` : 'turned off'
  return (
    <>
      <a href={`${admin}/collections/stock-feeds/${id}`}>{name}</a>
      {`, ${when}, last imported: ${time(importedAt)}, last change: ${time(changedAt)}`}
    </>
  )
}

function Reasons({ last: { refused, noted, rejected } }: { readonly last: LastRun }) {
  const most = rejected > MAX_REJECTIONS ? `, among the first ${formatCount(MAX_REJECTIONS)} problems` : ''
  return (
    <>
      {refused.length > 0 && (
        <div>
          <h3 className="tw:m-0 tw:text-[1em] tw:font-semibold">{`Why rows were refused${most}`}</h3>
          <PlainList>
            {refused.map((each) => (
              <li key={`${each.field} ${each.reason}`}>{refusedSentence(each)}</li>
            ))}
          </PlainList>
        </div>
      )}
      {noted.length > 0 && (
        <div>
          <h3 className="tw:m-0 tw:text-[1em] tw:font-semibold">Values that no filter knows</h3>
          <PlainList>
            {noted.map((each) => (
              <li key={`${each.field} ${each.value}`}>{notedSentence(each)}</li>
            ))}
          </PlainList>
        </div>
      )}
    </>
  )
}

/** A square for each day: green for an import, red if one was stopped, hollow for none. */
function Days({ days }: { readonly days: ReturnType<typeof fillRunDays> }) {
  const stopped = days.reduce((sum, each) => sum + each.stopped, 0)
  const done = days.reduce((sum, each) => sum + each.done, 0)
  return (
    <div className="tw:grid tw:gap-1">
      <p className="tw:m-0 tw:text-muted">
        {`Last ${days.length} days: ${formatCount(done)} imported, ${formatCount(stopped)} stopped.`}
      </p>
      <div aria-hidden="true" className="tw:flex tw:gap-1">
        {days.map(({ day, done: imported, stopped: failed, text }) => (
          <span key={day} title={text} className={`tw:size-4 tw:border ${squareOf(imported, failed)}`} />
        ))}
      </div>
    </div>
  )
}

function squareOf(done: number, stopped: number): string {
  if (stopped > 0) return 'tw:border-bad tw:bg-bad'
  return done > 0 ? 'tw:border-good tw:bg-good' : 'tw:border-strong'
}
