import { z } from 'zod'
import { checkAnswers } from '@/domain/leads/form/check-answers'
import { JOURNEY, journeyAddress } from '@/domain/reservations/journey/journey-path'
import { journeyForm, journeySteps, stepsOf } from '@/domain/reservations/journey/journey-steps'
import { isGateOn } from '@/domain/shoppers/gates'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getShopper } from '../../shoppers/get-shopper'
import type { Shopper } from '../../shoppers/shopper'
import { keepDraft, receiveForm, redirectTo, refuse } from '../form-answers'
import { type OpenCheckout, openCheckout } from '../view-start'
import { saveAnswers } from './save-answers'
import { startPurchase } from './start-purchase'
import { readJourney } from './stored-journey'

const sent = z.object({
  car_id: z.string('The form names no vehicle. Open it from the page of the vehicle.').max(200),
  step: z.enum([...journeySteps, 'summary'], 'The form names no step. Reload the page.'),
  journey: z.string().max(60).optional(),
  key: z.string().regex(/^[\w-]{8,64}$/, 'The form has no key. Reload the page.'),
})

type Sent = z.infer<typeof sent>

/** Answers `POST /api/checkout-journey`: a redirect to the next step, to the payment, or back with the step's problems. */
export async function answerJourney(ctx: TenantContext, request: Request, now: Date): Promise<Response> {
  const received = await receiveForm(ctx, request)
  if (received instanceof Response) return received
  const parsed = sent.safeParse(Object.fromEntries(received))
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'Reload the page.')
  const order = parsed.data
  const checkout = await openCheckout(ctx, order.car_id)
  if (checkout.kind === 'missing') return refuse(404, 'This vehicle does not exist.')
  const { slug } = checkout.vehicle
  if (checkout.kind === 'closed') {
    return redirectTo(journeyAddress(slug, { token: order.journey ?? null, step: order.step }))
  }
  const shopper = await getShopper(ctx, request.headers)
  if (!shopper && isGateOn('checkout', ctx.settings))
    return askToSignIn(ctx, request, received, { order, slug })
  return order.step === 'summary'
    ? startPurchase(ctx, checkout, { token: order.journey, key: order.key, shopper, now })
    : keepStep(ctx, checkout, order, { request, received, shopper })
}

/** The step comes back with what was typed once the shopper has signed in. */
async function askToSignIn(
  ctx: TenantContext,
  request: Request,
  received: URLSearchParams,
  { order: { step, journey }, slug }: { order: Sent; slug: string },
): Promise<Response> {
  const place = (isAgain: boolean) =>
    signInPath({
      type: 'checkout',
      redirect: journeyAddress(slug, { token: journey ?? null, step, isAgain }),
    })
  if (step === 'summary') return redirectTo(place(false))
  const form = journeyForm(step, ctx.settings['checkout.extras'])
  const draft = { fields: fieldsOf(received), problems: [] }
  return redirectTo(place(true), await keepDraft(ctx, request, form, draft, JOURNEY))
}

/** Boxes share a name. */
const fieldsOf = (received: URLSearchParams) => ({
  ...Object.fromEntries(received),
  extras: received.getAll('extras'),
})

async function keepStep(
  ctx: TenantContext,
  { vehicle }: OpenCheckout,
  { step, journey }: Sent,
  { request, received, shopper }: { request: Request; received: URLSearchParams; shopper: Shopper | null },
): Promise<Response> {
  const extras = ctx.settings['checkout.extras']
  if (step === 'summary') throw new Error('The summary asks nothing.')
  const form = journeyForm(step, extras)
  const fields = fieldsOf(received)
  const { answers, problems } = checkAnswers(form, fields)
  const token = journey ?? null
  if (problems.length > 0) {
    const again = journeyAddress(vehicle.slug, { token, step, isAgain: true })
    return redirectTo(again, await keepDraft(ctx, request, form, { fields, problems }, JOURNEY))
  }
  const known = token ? await readJourney(ctx, vehicle.id, token) : null
  const saved = await saveAnswers(ctx, vehicle, { known, step, answers, shopper })
  const steps = stepsOf(extras)
  const next = steps[steps.indexOf(step) + 1] ?? 'summary'
  return redirectTo(journeyAddress(vehicle.slug, { token: saved, step: next }))
}
