import type { Pool } from 'pg'
import type { Rejection } from '@/domain/stock/import/rejection'
import type { TracedRun, TracedVehicle } from '@/domain/stock/trace/trace-vehicle'
import type { Websites } from '../../tenants/websites'

/** Vehicles and refused rows of one answer. */
const MOST = 10

/** Newest imports of each website that are searched for a row of an unknown vehicle. */
const RUNS = 20

const idsOf = (websites: Websites) => (websites === 'all' ? null : websites)

const OWN = '($1::int[] IS NULL OR t.id = ANY($1::int[]))'

/** The newest import of the dealership that changed stock. */
const NEWEST_RUN = `
  SELECT r.id, r.finished_at, r.filename, r."full", r.rejections FROM import_runs r
  WHERE r.dealership_id = v.dealership_id AND r.status = 'done' AND NOT coalesce(r.dry_run, false)
  ORDER BY r.finished_at DESC NULLS LAST, r.id DESC LIMIT 1`

const rowsOf = (rejections: string) =>
  `jsonb_array_elements(CASE WHEN jsonb_typeof(${rejections}) = 'array' THEN ${rejections} ELSE '[]'::jsonb END)`

const VEHICLES = `
  SELECT v.id, t.id AS "websiteId", t.name AS website, v.slug, coalesce(nullif(v.staff_name, ''), v.name) AS name, v.stocknum,
    d.name AS dealership, v.dealership_id AS "dealershipId", v.status::text AS status, coalesce(v.sold, false) AS "isSold",
    v.sold_date_timestamp::float8 AS "soldAt", coalesce(v.show_on_dealer_website, false) AS "isShownByFeed",
    coalesce(v.staff_hidden, false) AS "isHidden", v.car_type::text AS "carType", coalesce(v.offer_price, v.price)::float8 AS price,
    coalesce(v.certified, false) AS "isCertified",
    CASE WHEN run.id IS NOT NULL THEN json_build_object('id', run.id, 'finishedAt', run.finished_at, 'filename', run.filename,
      'isFull', coalesce(run."full", false)) END AS run,
    (SELECT coalesce(json_agg(row), '[]') FROM ${rowsOf('run.rejections')} row
      WHERE search.squeeze(row->>'stock') IN (search.squeeze(v.stocknum), search.squeeze(v.vin), search.squeeze(v.feed_key))) AS rejections,
    EXISTS (SELECT FROM search.stock s WHERE s.id = v.id) AS "isInSearch",
    EXISTS (SELECT FROM search.outbox o WHERE v.id = ANY(o.vehicle_ids)) AS "isWaiting"
  FROM vehicles v JOIN tenants t ON t.id = v.tenant_id JOIN dealerships d ON d.id = v.dealership_id
  LEFT JOIN LATERAL (${NEWEST_RUN}) run ON true
  WHERE ${OWN} AND (v.id::text = $3 OR search.squeeze($2) IN (search.squeeze(v.stocknum), search.squeeze(v.vin), search.squeeze(v.regplate)))
  ORDER BY coalesce(v.sold, false), v.updated_at DESC, v.id DESC LIMIT ${MOST}`

export interface FoundVehicle extends TracedVehicle {
  readonly websiteId: number
  readonly website: string
}

/** A row that an import refused. */
export interface RefusedRow {
  readonly run: Pick<TracedRun, 'id' | 'finishedAt' | 'filename'>
  readonly website: string
  readonly rejection: Rejection
}

const REFUSED = `
  SELECT json_build_object('id', r.id, 'finishedAt', r.finished_at, 'filename', r.filename) AS run, r.website, row AS rejection
  FROM (
    SELECT r.id, r.finished_at, r.filename, r.rejections, t.name AS website,
      row_number() OVER (PARTITION BY r.tenant_id ORDER BY r.id DESC) AS nth
    FROM import_runs r JOIN tenants t ON t.id = r.tenant_id WHERE ${OWN} AND NOT coalesce(r.dry_run, false)
  ) r CROSS JOIN LATERAL ${rowsOf('r.rejections')} row
  WHERE r.nth <= ${RUNS} AND search.squeeze(row->>'stock') = search.squeeze($2)
  ORDER BY r.id DESC LIMIT ${MOST}`

export interface StockTrace {
  readonly vehicles: readonly FoundVehicle[]
  /** Of the newest imports, if there is no such vehicle. */
  readonly refused: readonly RefusedRow[]
}

/** The vehicles with a stock number, VIN or registration plate, or with an id, on these websites. Spaces, signs and case do not matter. */
export async function readTrace(
  pool: Pool,
  websites: Websites,
  asked: { readonly identifier: string } | { readonly id: number },
): Promise<StockTrace> {
  const identifier = 'identifier' in asked ? asked.identifier : ''
  const id = 'id' in asked ? String(asked.id) : ''
  const { rows: vehicles } = await pool.query<FoundVehicle>(VEHICLES, [idsOf(websites), identifier, id])
  if (vehicles.length > 0 || identifier === '') return { vehicles, refused: [] }
  const { rows: refused } = await pool.query<RefusedRow>(REFUSED, [idsOf(websites), identifier])
  return { vehicles, refused }
}
