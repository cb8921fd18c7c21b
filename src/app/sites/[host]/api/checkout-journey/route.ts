import { answerJourney } from '@/server/checkout/journey/answer-journey'
import { answerCheckoutForm, type SiteRoute } from '../checkout/answer-checkout-form'

/** A step of an online purchase: `POST /api/checkout-journey` (ROUTE-19). */
export const POST = (request: Request, { params }: SiteRoute): Promise<Response> =>
  answerCheckoutForm(request, params, async (ctx) =>
    ctx.settings['checkout.journey'] ? answerJourney(ctx, request, new Date()) : null,
  )
