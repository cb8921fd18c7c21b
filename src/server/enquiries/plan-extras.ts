import type { FieldProblem } from '@/domain/leads/form/check-answers'
import type { Answers, LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { locationAnswer } from '../leads/lead-record'
import type { WithinLead } from '../leads/submit-lead'
import { bookTestDrive } from '../test-drives/booking/book-test-drive'
import { planTestDrive } from '../test-drives/booking/plan-test-drive'
import { offerOfLead } from '../trade-in/offers/offer-of-lead'
import { planTradeIn } from '../trade-in/plan-trade-in'

/** The field of a test drive's time (TD-02). */
export const TIME = 'dateTime'

export type Extras =
  | { readonly kind: 'refused'; readonly problem: FieldProblem }
  | {
      readonly kind: 'planned'
      readonly within?: WithinLead
      /** Where the shopper goes after the lead is committed, also for a repeat; null for the usual page. */
      readonly nextOf?: (leadId: number) => Promise<string | null>
    }

interface Sent {
  readonly form: Pick<LeadForm, 'purpose'>
  readonly answers: Answers
  readonly vehicle: Vehicle | null
  readonly now: Date
}

const NONE: Extras = { kind: 'planned' }

async function testDriveExtras(ctx: TenantContext, { answers, vehicle, now }: Sent): Promise<Extras> {
  const time = ownValue(answers, TIME)
  const location = locationAnswer(answers)
  const asked = {
    answer: typeof time === 'string' ? time : '',
    locationId: location === null ? null : Number(location),
    vehicle,
  }
  const plan = await planTestDrive(ctx, asked, now)
  if (plan.kind === 'refused') return { kind: 'refused', problem: { field: TIME, message: plan.message } }
  if (plan.kind === 'no booking') return NONE
  return { kind: 'planned', within: (client, lead) => bookTestDrive(client, lead, plan.drive) }
}

async function tradeInExtras(ctx: TenantContext, { answers, vehicle, now }: Sent): Promise<Extras> {
  const within = await planTradeIn(ctx, { answers, vehicle }, now)
  return within ? { kind: 'planned', within, nextOf: (leadId) => offerOfLead(ctx, leadId) } : NONE
}

/** What some forms store besides the lead, in its transaction. */
export async function planExtras(ctx: TenantContext, sent: Sent): Promise<Extras> {
  if (sent.form.purpose === 'test-drive') return testDriveExtras(ctx, sent)
  return sent.form.purpose === 'trade-in' ? tradeInExtras(ctx, sent) : NONE
}
