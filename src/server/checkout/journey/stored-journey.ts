import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { Answers } from '@/domain/leads/form/lead-form'
import type { JourneyAnswers, JourneyStep } from '@/domain/reservations/journey/journey-steps'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { newPublicId } from '../start-checkout'
import { journeyToken, parseJourneyToken } from '../token'

type Website = Pick<TenantContext, 'id'>

const stored = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
)

export interface StoredJourney {
  readonly token: string
  readonly answers: JourneyAnswers
}

/** The purchase that a signed link names; null for any other link, on another website, and for another vehicle. */
export async function readJourney(
  { id }: Website,
  vehicleId: string,
  token: string,
): Promise<StoredJourney | null> {
  const publicId = parseJourneyToken(token)
  if (!publicId) return null
  const { rows } = await database().query<{ answers: unknown }>(
    'SELECT answers FROM payments.journeys WHERE tenant_id = $1 AND vehicle_id = $2 AND public_id = $3',
    [id, vehicleId, publicId],
  )
  return rows[0] ? { token, answers: stored.parse(rows[0].answers) } : null
}

/** Keeps the answers of a step, in a new purchase if there is none yet. Returns its token. */
export async function saveStep(
  client: PoolClient,
  { id }: Website,
  vehicleId: string,
  { token, step, answers }: { token: string | null; step: JourneyStep; answers: Answers },
): Promise<string> {
  const known = token && parseJourneyToken(token)
  const publicId = known || newPublicId()
  await client.query(
    `INSERT INTO payments.journeys (tenant_id, vehicle_id, public_id, answers)
     VALUES ($1, $2, $3, jsonb_build_object($4::text, $5::jsonb))
     ON CONFLICT (public_id) DO UPDATE SET answers = journeys.answers || excluded.answers, updated_at = now()
     WHERE journeys.tenant_id = $1 AND journeys.vehicle_id = $2`,
    [id, vehicleId, publicId, step, JSON.stringify(answers)],
  )
  return journeyToken(publicId)
}

/** Deletes purchases that nobody went on with for 30 days. */
export async function deleteOldJourneys(pool: Pool, now: Date): Promise<void> {
  await pool.query(`DELETE FROM payments.journeys WHERE updated_at < $1::timestamptz - interval '30 days'`, [
    now,
  ])
}
