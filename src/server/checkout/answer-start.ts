import { z } from 'zod'
import { checkAnswers } from '@/domain/leads/form/check-answers'
import { checkoutForm } from '@/domain/reservations/checkout-form'
import { checkoutPath } from '@/domain/reservations/checkout-path'
import { isGateOn } from '@/domain/shoppers/gates'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { getShopper } from '../shoppers/get-shopper'
import { contactOf } from './contact-of'
import { keepDraft, receiveForm, redirectTo, refuse } from './form-answers'
import { startCheckout } from './start-checkout'
import { checkoutAddress } from './token'
import { openCheckout } from './view-start'

const sent = z.object({
  car_id: z.string('The form names no vehicle. Open it from the page of the vehicle.').max(200),
  key: z.string().regex(/^[\w-]{8,64}$/, 'The form has no key. Reload the page.'),
})

/** Below it are the pages of both paths of a checkout. */
const DRAFT_PATH = '/cars'

/** Answers `POST /api/checkout`: a redirect to the payment, or back to the form with what was typed and its problems. */
export async function answerStart(ctx: TenantContext, request: Request, now: Date): Promise<Response> {
  const received = await receiveForm(ctx, request)
  if (received instanceof Response) return received
  const fields = Object.fromEntries(received)
  const parsed = sent.safeParse(fields)
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'Reload the page.')
  const { car_id: carId, key: requestKey } = parsed.data
  const checkout = await openCheckout(ctx, carId)
  if (checkout.kind === 'missing') return refuse(404, 'This vehicle does not exist.')
  const page = checkoutPath(ctx.settings['checkout.path'], checkout.vehicle.slug)
  if (checkout.kind === 'closed') return redirectTo(page)
  const { answers, problems } = checkAnswers(checkoutForm, fields)
  const shopper = await getShopper(ctx, request.headers)
  const again = `${page}?again=1`
  if (!shopper && isGateOn('checkout', ctx.settings)) {
    const place = signInPath({ type: 'checkout', redirect: again, back: checkout.vehicle.path })
    return redirectTo(
      place,
      await keepDraft(ctx, request, checkoutForm, { fields, problems: [] }, DRAFT_PATH),
    )
  }
  if (problems.length > 0)
    return redirectTo(again, await keepDraft(ctx, request, checkoutForm, { fields, problems }, DRAFT_PATH))
  const { vehicle, depositCents, provider } = checkout
  const started = await startCheckout(
    database(),
    ctx,
    {
      vehicle,
      contact: contactOf(answers),
      depositCents,
      kind: 'reservation',
      journey: null,
      shopperId: shopper?.id ?? null,
      requestKey,
    },
    { provider, now },
  )
  return redirectTo(started.kind === 'taken' ? `${page}?taken=1` : checkoutAddress(started.token))
}
