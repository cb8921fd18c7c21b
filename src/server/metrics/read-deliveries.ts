import type { Pool } from 'pg'
import { metrics } from './metrics.mjs'

interface Counted {
  method: string
  state: string
  count: number
}

const COUNT = `
  SELECT method::text, state::text, count(*)::int AS count FROM lead_deliveries
  WHERE created_at > now() - interval '7 days' OR state = 'pending' GROUP BY 1, 2`

const AGES = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest,
    greatest(0, coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0))::float8 AS due,
    (SELECT count(*)::int FROM leads.mails WHERE state = 'pending') AS mails
  FROM lead_deliveries WHERE state = 'pending'`

/** Counts deliveries and mails from the tables: the worker that makes them has no endpoint of its own. */
export async function readDeliveries(pool: Pool): Promise<void> {
  const { deliveries, oldestDelivery, deliveriesDue, leadMails } = metrics()
  const counted = await pool.query<Counted>(COUNT)
  const { rows } = await pool.query<{ oldest: number; due: number; mails: number }>(AGES)
  deliveries.reset()
  for (const { method, state, count } of counted.rows) deliveries.set({ method, state }, count)
  oldestDelivery.set(rows[0]?.oldest ?? 0)
  deliveriesDue.set(rows[0]?.due ?? 0)
  leadMails.set(rows[0]?.mails ?? 0)
}
