import type { Answers } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import type { JourneyStep } from '@/domain/reservations/journey/journey-steps'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { limiters } from '../../accounts/limiters'
import { secretHash } from '../../accounts/sign-in-limits'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import type { Shopper } from '../../shoppers/shopper'
import { contactOf } from '../contact-of'
import { mailJourney } from './mail-journey'
import { type StoredJourney, saveStep } from './stored-journey'

/** Links that one address gets from one website in an hour, whoever enters it. */
const { count } = limiters({ journey: { points: 3, duration: 3600 } })

interface StepAnswers {
  /** Null for the first answers. */
  readonly known: StoredJourney | null
  readonly step: JourneyStep
  readonly answers: Answers
  readonly shopper: Shopper | null
}

/** Keeps the checked answers of a step, and mails the link of the purchase once there is an address. Returns its token. */
export async function saveAnswers(
  ctx: TenantContext,
  vehicle: Pick<Vehicle, 'id' | 'name' | 'slug'>,
  given: StepAnswers,
): Promise<string> {
  const { known, step } = given
  const contact = contactOf(given.answers)
  const answers = step === 'contact' ? { ...given.answers, phone: contact.phone } : given.answers
  const to = newAddress(given, contact.email)
  const isLimited =
    to && (await count([{ limit: 'journey', key: `${ctx.id}:${secretHash('journey mail', to)}` }]))
  return inTransaction(database(), async (client) => {
    const token = await saveStep(client, ctx, vehicle.id, { token: known?.token ?? null, step, answers })
    if (to && !isLimited) await mailJourney(client, ctx, { to, vehicle, token })
    return token
  })
}

/** Where the link is mailed to: once to the shopper who signed in, and once to another address that they enter. */
function newAddress({ known, step, shopper }: StepAnswers, email: string): string | null {
  if (step !== 'contact') return known ? null : (shopper?.email ?? null)
  const mailed = ownValue(known?.answers ?? {}, 'contact')?.email ?? (known && shopper?.email)
  return email === mailed ? null : email
}
