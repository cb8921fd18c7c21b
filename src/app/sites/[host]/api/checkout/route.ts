import { answerStart } from '@/server/checkout/answer-start'
import { answerCheckoutForm, type SiteRoute } from './answer-checkout-form'

/** Starts a reservation: `POST /api/checkout` (CHK-01). */
export const POST = (request: Request, { params }: SiteRoute): Promise<Response> =>
  answerCheckoutForm(request, params, (ctx) => answerStart(ctx, request, new Date()))
