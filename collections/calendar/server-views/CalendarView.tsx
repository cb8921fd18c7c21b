import type { AdminViewServerProps } from 'payload'
import { calendarDays } from '@/domain/calendar/calendar-days'
import { placeContents } from '@/domain/calendar/place-contents'
import { addDays, instantsOf } from '@/domain/locations/hours/local-time'
import { database } from '@/server/clients/database'
import { readSites } from '@/server/dashboard/read-dashboard'
import { readTimedContent } from '@/server/dashboard/timed-content'
import { readSiteZones } from '@/server/locations/site-times'
import { chosenWebsites } from '../../access/chosen-websites'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { Calendar } from '../Calendar'
import { CalendarWeeks } from '../CalendarWeeks'

/** Of one page of the calendar. People with more choose one in the site selector. */
const MOST_SITES = 6

const DAY_MS = 86_400_000

const instantOf = (date: string, zone: string) =>
  new Date(instantsOf({ date, minutes: 0 }, zone)[0] ?? Date.parse(date))

/** What the websites show in five weeks, with gaps and overlaps. */
export async function CalendarView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const role = staffUser(req)?.role
  if (!role || role === 'sales-staff') leaveView(req, '/calendar')
  const now = new Date()
  const pool = database()
  const reached = await readSites(pool, await chosenWebsites(req), now)
  const shown = reached.slice(0, MOST_SITES)
  const zones = await readSiteZones(
    pool,
    shown.map(({ id }) => id),
  )
  const zone = zones.get(shown[0]?.id ?? 0) ?? 'Australia/Sydney'
  const days = calendarDays(props.searchParams?.from, now, zone)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const contents = await readTimedContent(
    pool,
    shown.map(({ id }) => id),
    // A day more on each side: the zones of the websites differ.
    { from: new Date(instantOf(first, zone).getTime() - DAY_MS), until: instantOf(addDays(last, 2), zone) },
  )
  const { admin } = req.payload.config.routes
  const sites = shown.map(({ id, name }) => ({
    id,
    name,
    zone: zones.get(id) ?? zone,
    lanes: placeContents(
      contents.filter(({ websiteId }) => websiteId === id),
      days,
    ),
  }))
  return (
    <ViewTemplate {...props} nav={[{ label: 'Calendar' }]}>
      <h1>Calendar</h1>
      <CalendarWeeks days={days} path={`${admin}/calendar`} />
      {reached.length > shown.length && (
        <p className="tw:text-muted">
          {shown.length} of {reached.length} websites. Choose one with the site selector to see it.
        </p>
      )}
      <Calendar sites={sites} days={days} now={now.toISOString()} admin={admin} />
    </ViewTemplate>
  )
}
