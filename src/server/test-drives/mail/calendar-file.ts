import { createEvent, type DateArray } from 'ics'
import type { TestDriveDetails } from '@/domain/test-drives/mail/test-drive-mail'
import { capitalised } from '@/domain/test-drives/test-drive-word'

interface Parties {
  /** Host name of the website, which makes the event's id unique. */
  readonly host: string
  readonly organiserEmail: string
  readonly shopperEmail: string
  readonly address: string
}

function utc(instant: number): DateArray {
  const date = new Date(instant)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}

/**
 * A test drive as an iCalendar file. A later file with the same id and a higher SEQUENCE replaces or cancels it in the
 * shopper's calendar.
 */
export function calendarFile(
  details: TestDriveDetails,
  { host, organiserEmail, shopperEmail, address }: Parties,
  isCancelled: boolean,
): string {
  const { location, vehicle, siteName } = details
  const { error, value } = createEvent({
    productId: 'forecourt',
    uid: `${details.publicId}@${host}`,
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    sequence: details.changes,
    start: utc(details.startsAt),
    startInputType: 'utc',
    end: utc(details.endsAt),
    endInputType: 'utc',
    title: [capitalised(details.word), vehicle].filter(Boolean).join(': '),
    location: [location.name, location.address].filter(Boolean).join(', '),
    description: isCancelled ? '' : `To choose another time or to cancel: ${address}`,
    ...(isCancelled ? {} : { url: address }),
    busyStatus: 'BUSY',
    organizer: { name: siteName, email: organiserEmail },
    attendees: [{ email: shopperEmail, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  })
  if (error || !value) throw error ?? new Error('The calendar file is empty.')
  return value
}
