import { useId } from 'react'
import { fieldTime } from '@/domain/calendar/calendar-times'

interface Props {
  /** The website's id. */
  readonly site: number
  /** ISO 8601. */
  readonly now: string
  readonly zone: string
}

/** Opens the website as of any day and time, in a tab of its own. */
export function AsOfForm({ site, now, zone }: Props) {
  const id = useId()
  return (
    <form
      action="/api/tenants/as-of"
      target="_blank"
      className="tw:flex tw:flex-wrap tw:items-end tw:gap-half"
      rel="noopener"
    >
      <input type="hidden" name="site" value={site} />
      <div className="own-field">
        <label htmlFor={id}>See the website as of</label>
        <input id={id} type="datetime-local" name="at" defaultValue={fieldTime(now, zone)} required />
      </div>
      <button type="submit" className="btn btn--style-secondary btn--size-medium tw:m-0 tw:min-h-11">
        Open
      </button>
    </form>
  )
}
