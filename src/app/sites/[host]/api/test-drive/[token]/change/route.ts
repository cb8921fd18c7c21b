import { changeBooking } from '@/server/test-drives/manage/change-booking'
import { answerBookingForm, type BookingRoute } from '../../answer-booking-form'

const said = {
  changed: 'changed',
  closed: 'closed',
  'no time': 'no-time',
  taken: 'taken',
  unavailable: 'failed',
} as const

/** Moves a booking: `POST /api/test-drive/{token}/change` with the form field `time` (TD-04). */
export async function POST(request: Request, route: BookingRoute): Promise<Response> {
  return answerBookingForm(request, route, async ({ ctx, token, answers }) => {
    const outcome = await changeBooking(ctx, token, answers.get('time') ?? '', new Date())
    return outcome === 'missing' ? null : said[outcome]
  })
}
