import { cancelBooking } from '@/server/test-drives/manage/cancel-booking'
import { answerBookingForm, type BookingRoute } from '../../answer-booking-form'

/** Cancels a booking: `POST /api/test-drive/{token}/cancel` (TD-04). */
export async function POST(request: Request, route: BookingRoute): Promise<Response> {
  return answerBookingForm(request, route, async ({ ctx, token }) => {
    const outcome = await cancelBooking(ctx, token, new Date())
    return outcome === 'missing' ? null : outcome
  })
}
