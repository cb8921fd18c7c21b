import { type DeliveryEstimate, deliverySentence, pricedDelivery } from '@/domain/delivery/delivery-estimate'
import { answerDelivery } from '@/server/delivery/answer-delivery'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

const statuses = { postcode: 400, vehicle: 404 } as const

/** The delivery price to a postcode: `GET /api/delivery?postcode=4350&vehicle={slug}` (decision 74, DEL-03). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return refusal({ message: 'This website does not exist.' }, 404)
    const { answer } = await answerDelivery(ctx, new URL(request.url).searchParams)
    if (answer.kind === 'refused') {
      const { field, message } = answer
      return refusal({ field, message }, statuses[field])
    }
    // "No estimate" is a valid answer, not an error.
    if (answer.kind === 'unavailable') {
      return Response.json({ price: null, name: null, text: answer.message }, { headers })
    }
    return Response.json(describeEstimate(answer.estimate, ctx.settings['runningCosts.freeDeliveryText']), {
      headers,
    })
  } catch (error) {
    log.error({ err: error }, 'delivery could not be priced')
    return refusal({ message: 'Delivery cannot be priced at the moment. Please try again.' }, 503)
  }
}

function refusal(error: { readonly field?: string; readonly message: string }, status: number): Response {
  return Response.json({ error }, { status, headers })
}

function describeEstimate(estimate: DeliveryEstimate, freeText: string) {
  return {
    ...estimate,
    ...pricedDelivery(estimate, freeText),
    text: deliverySentence(estimate, freeText),
  }
}
