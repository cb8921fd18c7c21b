import type { Pool } from 'pg'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { leadPlace } from '@/domain/leads/record/lead-place'
import { formatCents } from '@/domain/money/cents'
import { readRules } from '../../leads/delivery/read-rules'
import { readLeadPlaces } from '../../leads/lead-places'
import { buildLead } from '../../leads/lead-record'
import { submitLead } from '../../leads/submit-lead'
import { readVehicle } from '../../stock/read-vehicle'
import type { NotifiedPayment } from './read-facts'

const FORM = 'reservation'

const formOf = (subcategory: string): LeadForm => ({
  key: FORM,
  name: 'Online reservation',
  purpose: 'own',
  category: 'Sales',
  subcategory,
  steps: [],
  submitLabel: '',
})

const NO_VISIT = { url: null, pageId: null, visitedPages: [], campaign: {} }

/** The answers of an online purchase, as texts beside their questions. */
const journeyAnswers = (journey: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    Object.entries(journey ?? {}).flatMap(([key, value]) => (value === '' ? [] : [[key, String(value)]])),
  )

/**
 * The lead of a reservation, once it is paid or given up: stored and delivered as every lead is, and once, however often this runs.
 * Returns its id.
 */
export async function storeLead(
  pool: Pool,
  { ctx, row, facts }: NotifiedPayment,
  subcategory: string,
  now: Date,
): Promise<number> {
  const vehicle = row.vehicle_slug === null ? null : await readVehicle(pool, ctx.id, row.vehicle_slug)
  const places = await readLeadPlaces(pool, ctx.id)
  const chosen = row.location_id === null ? null : String(row.location_id)
  const record = await buildLead(ctx, {
    form: formOf(row.kind === 'purchase' ? `${subcategory} purchase` : subcategory),
    submission: {
      form: FORM,
      key: null,
      isLastStep: true,
      carDealershipId: '',
      carId: row.vehicle_slug ?? '',
      fields: {},
      files: [],
      openedAt: null,
      turnstile: null,
      trap: '',
      visit: NO_VISIT,
    },
    answers: {
      name: row.name ?? '',
      last_name: row.last_name ?? '',
      email: row.email ?? '',
      phone: row.phone ?? '',
      Deposit: formatCents(facts.amountCents),
      'Payment reference': facts.reference,
      ...journeyAnswers(row.journey),
    },
    files: [],
    vehicle,
    place: leadPlace(places, chosen, vehicle),
    spam: { score: 0, reasons: [], isSpam: false },
    userAgent: null,
    keys: [`reservation.${row.reservation_public_id}`],
    now,
    rules: await readRules(pool, ctx.id),
  })
  const { id } = await submitLead(ctx, record)
  await pool.query('UPDATE reservations SET lead_id = $2 WHERE id = $1', [row.reservation_id, id])
  return id
}
