import type { Answers } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { firstOpenStep, journeyAddress } from '@/domain/reservations/journey/journey-path'
import { journeyRows } from '@/domain/reservations/journey/journey-steps'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import type { Shopper } from '../../shoppers/shopper'
import { contactOf } from '../contact-of'
import { redirectTo } from '../form-answers'
import { startCheckout } from '../start-checkout'
import { checkoutAddress } from '../token'
import type { OpenCheckout } from '../view-start'
import { readJourney } from './stored-journey'

interface Order {
  /** Of the stored purchase. */
  readonly token: string | undefined
  readonly key: string
  readonly shopper: Shopper | null
  readonly now: Date
}

/** Goes from the summary to the deposit, or back to the first step without an answer. */
export async function startPurchase(
  ctx: TenantContext,
  { vehicle, depositCents, provider }: OpenCheckout,
  { token, key, shopper, now }: Order,
): Promise<Response> {
  const stored = token ? await readJourney(ctx, vehicle.id, token) : null
  const extras = ctx.settings['checkout.extras']
  const open = firstOpenStep(stored?.answers ?? {}, extras)
  if (!stored || open) {
    return redirectTo(
      journeyAddress(vehicle.slug, { token: stored?.token ?? null, step: open ?? 'trade-in' }),
    )
  }
  const contact: Answers = ownValue(stored.answers, 'contact') ?? {}
  const rows = journeyRows(stored.answers, extras).map(([question, answer]) => [question, answer])
  const started = await startCheckout(
    database(),
    ctx,
    {
      vehicle,
      contact: contactOf(contact),
      depositCents,
      kind: 'purchase',
      journey: Object.fromEntries(rows),
      shopperId: shopper?.id ?? null,
      requestKey: key,
    },
    { provider, now },
  )
  return redirectTo(
    started.kind === 'taken'
      ? `${journeyAddress(vehicle.slug, { token: stored.token, step: 'summary' })}&taken=1`
      : checkoutAddress(started.token),
  )
}
