import type { Booking } from '@/domain/test-drives/booking'
import { bookingNotice } from '@/domain/test-drives/booking-notice'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Notice } from '@/ui/primitives/Notice'
import { FactList } from '@/ui/primitives/text/FactList'
import { CancelForm } from './CancelForm'
import { ChangeForm } from './ChangeForm'

interface Props {
  booking: Booking
  /** What the last form did, as the address says it. */
  said: string
  /** Whether the shopper asked to cancel, and has to confirm it. */
  isCancelling: boolean
}

export function BookingView({ booking, said, isCancelling }: Props) {
  const { details, state, token, days } = booking
  const notice = bookingNotice(booking, said)
  const address = `/test-drive/${token}`
  const isOpen = state === 'booked'
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{`Your ${details.word}${state === 'cancelled' ? ' is cancelled' : ''}`}</h1>
      {notice && (
        <Notice look={notice.isProblem ? 'caution' : 'info'} live={notice.isProblem ? 'alert' : 'status'}>
          {notice.text}
        </Notice>
      )}
      <BookingFacts details={details} isCancelled={state === 'cancelled'} />
      {isOpen && isCancelling && <CancelForm word={details.word} token={token} address={address} />}
      {isOpen && !isCancelling && (
        <>
          {days && days.days.length > 0 ? (
            <ChangeForm token={token} days={days} problem={notice?.isProblem ? notice.text : null} />
          ) : (
            <p>To choose another time, call us{details.location.phone && ` on ${details.location.phone}`}.</p>
          )}
          <div>
            <ButtonLink
              link={{ label: `Cancel the ${details.word}`, href: `${address}?cancel=1` }}
              look="secondary"
            />
          </div>
        </>
      )}
      {!isOpen && (
        <div>
          <ButtonLink link={{ label: 'See our vehicles', href: '/search' }} />
        </div>
      )}
    </div>
  )
}

function BookingFacts({
  details: { vehicle, startsAt, endsAt, zone, location },
  isCancelled,
}: {
  details: Booking['details']
  isCancelled: boolean
}) {
  const time = fullTimeText(startsAt, zone)
  const facts = [
    ['Vehicle', vehicle],
    ['Time', isCancelled ? <s key="time">{time}</s> : `${time}, ${(endsAt - startsAt) / 60_000} minutes`],
    ['Place', [location.name, location.address].filter(Boolean).join(', ')],
    ['Phone', location.phone],
  ] as const
  return <FactList facts={facts} />
}
