import { AS_OF, AS_OF_STOP } from '@/domain/tenants/as-of-host'

interface Props {
  /** ISO 8601. */
  readonly at: string
  /** The website's IANA time zone. */
  readonly zone: string
  readonly token: string
}

const timeOf = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('en-AU', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  } as Intl.DateTimeFormatOptions)

/** Says that the website is not as shoppers see it now. Its links need no script. */
export const AsOfBar = ({ at, zone, token }: Props) => (
  <aside
    aria-label="The website as of another time"
    className="flex flex-wrap items-center justify-center gap-x-4 bg-ink-1 px-4 py-2 text-sm text-surface-1"
  >
    <span>
      You see this website as of <strong>{timeOf(at, zone)}</strong>, with the content and stock of today. Its
      forms are real.
    </span>
    <a className="inline-flex min-h-6 items-center underline" href={`${AS_OF}/${token}`}>
      Link for others
    </a>
    <a className="inline-flex min-h-6 items-center underline" href={AS_OF_STOP}>
      Back to now
    </a>
  </aside>
)
