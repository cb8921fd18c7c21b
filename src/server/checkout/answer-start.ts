import { z } from 'zod'
import { checkAnswers, type FieldProblem } from '@/domain/leads/form/check-answers'
import type { RawAnswers } from '@/domain/leads/form/is-shown'
import { ownValue } from '@/domain/records/own-value'
import { checkoutForm } from '@/domain/reservations/checkout-form'
import { checkoutPath } from '@/domain/reservations/checkout-path'
import { isGateOn } from '@/domain/shoppers/gates'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readShortText } from '../analytics/read-short-text'
import { database } from '../clients/database'
import { storeDraft } from '../leads/drafts'
import { countForm } from '../leads/lead-limits'
import { parsePhone } from '../leads/parse-phone'
import { getShopper } from '../shoppers/get-shopper'
import { readCaller } from '../web/read-caller'
import { startCheckout } from './start-checkout'
import { checkoutAddress } from './token'
import { openCheckout } from './view-start'

/** Bytes of the form. */
const LONGEST = 8000

const sent = z.object({
  car_id: z.string('The form names no vehicle. Open it from the page of the vehicle.').max(200),
  key: z.string().regex(/^[\w-]{8,64}$/, 'The form has no key. Reload the page.'),
})

export const CHECKOUT_DRAFT = 'checkout-draft'
const DRAFT_SECONDS = 3600

const PRIVATE = { 'cache-control': 'no-store' }

const to = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location, ...headers } })
const say = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: PRIVATE })

/** Keeps what was typed. Returns the cookie that opens it on the form's page. */
async function keep(ctx: TenantContext, fields: RawAnswers, problems: readonly FieldProblem[]) {
  const token = await storeDraft(ctx, checkoutForm, { fields, problems })
  return {
    'set-cookie': `${CHECKOUT_DRAFT}=${token}; Path=/cars; Max-Age=${DRAFT_SECONDS}; HttpOnly; SameSite=Lax`,
  }
}

/** Answers `POST /api/checkout`: a redirect to the payment, or back to the form with what was typed and its problems. */
export async function answerStart(ctx: TenantContext, request: Request, now: Date): Promise<Response> {
  const { waitSeconds } = await countForm(ctx, readCaller(request.headers).address)
  if (waitSeconds !== null)
    return say(429, 'Too many forms were sent from your network. Try again in a few minutes.')
  const text = await readShortText(request, LONGEST)
  if (text === null) return say(413, 'The form is too long.')
  const fields = Object.fromEntries(new URLSearchParams(text))
  const parsed = sent.safeParse(fields)
  if (!parsed.success) return say(400, parsed.error.issues[0]?.message ?? 'Reload the page.')
  const { car_id: carId, key: requestKey } = parsed.data
  const checkout = await openCheckout(ctx, carId)
  if (checkout.kind === 'missing') return say(404, 'This vehicle does not exist.')
  const page = checkoutPath(ctx.settings['checkout.path'], checkout.vehicle.slug)
  if (checkout.kind === 'closed') return to(page)
  const { answers, problems } = checkAnswers(checkoutForm, fields)
  const shopper = await getShopper(ctx, request.headers)
  const again = `${page}?again=1`
  if (!shopper && isGateOn('checkout', ctx.settings)) {
    const place = signInPath({ type: 'checkout', redirect: again, back: checkout.vehicle.path })
    return to(place, await keep(ctx, fields, []))
  }
  if (problems.length > 0) return to(again, await keep(ctx, fields, problems))
  const answer = (name: string) => String(ownValue(answers, name) ?? '')
  const contact = {
    name: answer('name'),
    lastName: answer('last_name'),
    email: answer('email'),
    phone: parsePhone(answer('phone')) ?? answer('phone'),
  }
  const { vehicle, depositCents, provider } = checkout
  const started = await startCheckout(
    database(),
    ctx,
    {
      vehicle,
      contact,
      depositCents,
      kind: 'reservation',
      journey: null,
      shopperId: shopper?.id ?? null,
      requestKey,
    },
    { provider, now },
  )
  return to(started.kind === 'taken' ? `${page}?taken=1` : checkoutAddress(started.token))
}
