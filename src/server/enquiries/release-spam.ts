import type { PoolClient } from 'pg'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import type { Answers } from '@/domain/leads/form/lead-form'
import type { LeadConsent } from '@/domain/leads/record/lead-consents'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { releaseSpam as deliverReleased } from '../leads/delivery/resend-delivery'
import { locationAnswer } from '../leads/lead-record'
import { recordConsent } from '../leads/subscriptions/subscriptions'
import { findVehicle } from '../stock/find-vehicle'
import { readTenantContext } from '../tenants/read-tenant-context'
import { bookTestDrive } from '../test-drives/booking/book-test-drive'
import { planTestDrive } from '../test-drives/booking/plan-test-drive'
import { SlotTaken } from '../test-drives/booking/slot-taken'
import { announceOffer } from '../trade-in/valuation/store-valuation'
import { TIME } from './plan-extras'

interface Released {
  readonly id: number
  readonly tenantId: number
  readonly formKey: string | null
  readonly vehicleId: number | null
  readonly email: string | null
  readonly answers: unknown
  readonly consents: unknown
  readonly isBooked: boolean
  /** An offer that nobody was told of and that has not ended. */
  readonly offerId: number | null
}

const READ = `
  SELECT id, tenant_id AS "tenantId", form_key AS "formKey", vehicle_id AS "vehicleId", email, answers, consents,
    EXISTS (SELECT FROM test_drives WHERE lead_id = leads.id) AS "isBooked",
    (SELECT id FROM valuations WHERE lead_id = leads.id AND offer_price IS NOT NULL AND accepted_at IS NULL AND valid_until > $2
      AND NOT EXISTS (SELECT FROM leads.mails WHERE lead_id = leads.id) ORDER BY id LIMIT 1) AS "offerId"
  FROM leads WHERE id = $1`

const NOT_BOOKED = 'The time that the shopper asked for is no longer free. Call to arrange another.'

/**
 * Marks a lead as not spam in the caller's transaction, and makes up for what spam does not get: its deliveries, its subscription, the
 * mail with its trade-in offer, and its test drive if the time is still free. If it is not, a note on the lead says so. Returns false for a lead that is not spam.
 */
export async function releaseSpam(client: PoolClient, leadId: number, now: Date): Promise<boolean> {
  if (!(await deliverReleased(client, leadId))) return false
  const { rows } = await client.query<Released>(READ, [leadId, now])
  const [lead] = rows
  const ctx = lead && (await readTenantContext(lead.tenantId))
  if (!lead || !ctx) return true
  await subscribe(client, ctx, lead)
  if (lead.offerId !== null) await announceOffer(client, ctx, lead.offerId)
  if (lead.formKey === 'test-drive' && !lead.isBooked) await book(client, ctx, lead, now)
  return true
}

async function subscribe(client: PoolClient, ctx: TenantContext, { id, email, consents }: Released) {
  const given = (Array.isArray(consents) ? (consents as LeadConsent[]) : []).find(
    (one) => one.name === 'opt_in' && one.given,
  )
  if (given && email)
    await recordConsent(client, ctx, { leadId: id, email, text: given.text, at: new Date(given.at) })
}

async function book(client: PoolClient, ctx: TenantContext, lead: Released, now: Date): Promise<void> {
  const answers = (isRecord(lead.answers) ? lead.answers : {}) as Answers
  const [time, location] = [ownValue(answers, TIME), locationAnswer(answers)]
  const asked = {
    answer: typeof time === 'string' ? time : '',
    locationId: location === null ? null : Number(location),
    vehicle: lead.vehicleId === null ? null : await findVehicle(ctx, String(lead.vehicleId)),
  }
  const plan = await planTestDrive(ctx, asked, now)
  if (plan.kind === 'no booking') return
  const isBooked =
    plan.kind === 'planned' && (await tryBooking(client, () => bookTestDrive(client, lead, plan.drive)))
  if (!isBooked)
    await client.query(
      `INSERT INTO lead_notes (tenant_id, lead_id, kind, text) VALUES ($1, $2, 'system', $3)`,
      [lead.tenantId, lead.id, NOT_BOOKED],
    )
}

/** False if somebody took the time meanwhile: then the rest of the transaction stays. */
async function tryBooking(client: PoolClient, bookIt: () => Promise<void>): Promise<boolean> {
  await client.query('SAVEPOINT booking')
  try {
    await bookIt()
    return true
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error
    await client.query('ROLLBACK TO SAVEPOINT booking')
    return false
  }
}
