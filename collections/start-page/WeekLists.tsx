import { contentKinds, type TimedContent, type Week } from '@/domain/dashboard/week'
import { RuledList } from '../admin-parts/lists'
import { Panel } from '../admin-parts/Panel'
import { contentNames } from '../calendar/kinds'

const liveText = ({ live }: Week): string => {
  const parts = contentKinds
    .filter((kind) => live[kind] > 0)
    .map((kind) => `${live[kind]} ${live[kind] === 1 ? contentNames[kind].one : contentNames[kind].many}`)
  return parts.length > 0 ? `Live now: ${parts.join(', ')}.` : 'Nothing with dates is live.'
}

/** `Fri, 27 Nov, 5:00 pm AEDT`. */
const moment = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })

interface Props {
  readonly week: Week
  /** The admin's path. */
  readonly admin: string
}

export const WeekLists = ({ week, admin }: Props) => (
  <Panel title="This week">
    <p>
      {liveText(week)} <a href={`${admin}/calendar`}>Calendar</a>
    </p>
    <div className="tw:grid tw:gap-base tw:full:grid-cols-2">
      <Contents
        title="Starts"
        none="Nothing starts in the next seven days."
        bound="liveFrom"
        of={week.starting}
        admin={admin}
      />
      <Contents
        title="Ends"
        none="Nothing ends in the next seven days."
        bound="liveUntil"
        of={week.ending}
        admin={admin}
      />
    </div>
  </Panel>
)

interface ContentsProps extends Pick<Props, 'admin'> {
  readonly title: string
  readonly none: string
  readonly bound: 'liveFrom' | 'liveUntil'
  readonly of: readonly TimedContent[]
}

const Contents = ({ title, none, bound, of: contents, admin }: ContentsProps) => (
  <div>
    <h3 className="tw:text-small tw:font-semibold">{title}</h3>
    {contents.length === 0 && <p className="tw:text-muted">{none}</p>}
    <RuledList>
      {contents.map(({ kind, id, title: name, website, zone, [bound]: at }) => (
        <li key={`${kind} ${id} ${at}`}>
          <a href={`${admin}/collections/${contentNames[kind].collection}/${id}`}>{name}</a>
          <span className="tw:block tw:text-muted">
            {at && <time dateTime={at}>{moment(at, zone)}</time>} · {contentNames[kind].one} · {website}
          </span>
        </li>
      ))}
    </RuledList>
  </div>
)
