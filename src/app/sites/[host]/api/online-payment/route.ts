import { answerInvoice } from '@/server/checkout/invoice/answer-invoice'
import { answerCheckoutForm, type SiteRoute } from '../checkout/answer-checkout-form'

/** Starts the payment of an invoice: `POST /api/online-payment` (ROUTE-30). */
export const POST = (request: Request, { params }: SiteRoute): Promise<Response> =>
  answerCheckoutForm(request, params, async (ctx) =>
    ctx.settings['checkout.onlinePayment'] ? answerInvoice(ctx, request) : null,
  )
