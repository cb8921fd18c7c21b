import { greeting } from '../../text/greeting'
import { capitalised, type TestDriveWord } from '../test-drive-word'
import { fullTimeText } from '../time-text'

/** What mails and the calendar file say about a test drive. */
export interface TestDriveDetails {
  readonly publicId: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  /** Counts changes and the cancellation. */
  readonly changes: number
  /** The name of the vehicle, if one was chosen. */
  readonly vehicle: string | null
  readonly location: {
    readonly name: string
    /** On one line. */
    readonly address: string
    readonly phone: string | null
  }
  /** What the shopper booked, by its form's name. */
  readonly word: TestDriveWord
  readonly siteName: string
  /** Of the shopper. */
  readonly firstName: string | null
}

export type TestDriveMailKind = 'booked' | 'changed' | 'cancelled' | 'reminder'

export interface MailText {
  readonly subject: string
  readonly text: string
}

const minutesOf = ({ startsAt, endsAt }: TestDriveDetails) => `${(endsAt - startsAt) / 60_000} minutes`

const openings: Readonly<Record<TestDriveMailKind, (word: TestDriveWord) => string>> = {
  booked: (word) => `Your ${word} is booked.`,
  changed: (word) => `Your ${word} has a new time.`,
  cancelled: (word) => `Your ${word} is cancelled.`,
  reminder: (word) => `This is a reminder of your ${word}.`,
}

const subjects: typeof openings = {
  booked: (word) => `Your ${word}`,
  changed: (word) => `New time of your ${word}`,
  cancelled: (word) => `Cancelled: your ${word}`,
  reminder: (word) => `Reminder: your ${word}`,
}

/** The mail to the shopper. `address` is the booking's page, where the time can be changed or cancelled. */
export function testDriveMail(kind: TestDriveMailKind, details: TestDriveDetails, address: string): MailText {
  const { location, vehicle, firstName, siteName, word } = details
  const time = fullTimeText(details.startsAt, details.zone)
  const facts = [
    vehicle,
    kind === 'cancelled' ? time : `${time}, ${minutesOf(details)}`,
    [location.name, location.address].filter(Boolean).join(', '),
    location.phone && `Phone: ${location.phone}`,
  ]
  const ending =
    kind === 'cancelled'
      ? ['To book another time, call us or book again on our website.']
      : [
          word === 'inspection' ? '' : 'Please bring your driver licence.',
          `To choose another time or to cancel: ${address}`,
        ]
  const paragraphs = [
    greeting(firstName),
    openings[kind](word),
    facts.filter(Boolean).join('\n'),
    ...ending,
    siteName,
  ]
  return {
    subject: `${subjects[kind](word)} on ${time}`,
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  }
}

export type StaffEvent =
  | { readonly kind: 'moved'; readonly from: number }
  | { readonly kind: 'cancelled' | 'cancelled by staff' }

/** The note on the lead when a test drive is moved or cancelled. */
export function staffNote(
  event: StaffEvent,
  { startsAt, zone, word }: Pick<TestDriveDetails, 'startsAt' | 'zone' | 'word'>,
) {
  const time = fullTimeText(startsAt, zone)
  if (event.kind === 'moved')
    return `The shopper moved the ${word} from ${fullTimeText(event.from, zone)} to ${time}.`
  return `${event.kind === 'cancelled' ? 'The shopper' : 'Staff'} cancelled the ${word} on ${time}.`
}

/** The mail to the location's staff. It names no person: they open the lead. */
export function staffMail(event: StaffEvent, details: TestDriveDetails): MailText {
  const { vehicle, location, word } = details
  const what = `${capitalised(word)} ${event.kind === 'moved' ? 'moved' : 'cancelled'}`
  return {
    subject: `${what}: ${[vehicle, location.name].filter(Boolean).join(', ')}`,
    text: `${staffNote(event, details)}\n\n${[vehicle, location.name].filter(Boolean).join('\n')}\n\nOpen the lead in the admin for the shopper's details.\n`,
  }
}
