import { ownValue } from '@/domain/records/own-value'
import type { Booking } from '@/domain/test-drives/booking'

interface BookingNotice {
  readonly text: string
  readonly isProblem: boolean
}

const problems: Readonly<Record<string, string>> = {
  taken: 'This time was just taken. Choose another.',
  'no-time': 'Choose a time.',
  failed: 'The booking could not be changed. Please try again, or call us.',
}

/** What the page says about the last form. An address that somebody made up says nothing that is not so. */
export function bookingNotice(
  { state, isOldLink }: Pick<Booking, 'state' | 'isOldLink'>,
  said: string,
): BookingNotice | null {
  const problem = ownValue(problems, said)
  if (problem && state === 'booked') return { text: problem, isProblem: true }
  if (said === 'changed' && state === 'booked' && isOldLink) {
    return { text: 'Your test drive has a new time. We have sent you an email.', isProblem: false }
  }
  if (said === 'cancelled' && state === 'cancelled') {
    return { text: 'We have cancelled your test drive and sent you an email.', isProblem: false }
  }
  if (state === 'booked' && isOldLink) {
    return {
      text: 'This booking has changed since that link was sent. This is how it is now.',
      isProblem: false,
    }
  }
  if (state === 'over') return { text: 'This test drive can no longer be changed here.', isProblem: false }
  return null
}
