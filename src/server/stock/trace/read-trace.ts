import type { Pool } from 'pg'
import type { Rejection } from '@/domain/stock/import/rejection'
import type { TracedVehicle } from '@/domain/stock/trace/trace-vehicle'
import type { TracedRun } from '@/domain/stock/trace/traced-run'
import type { Websites } from '../../tenants/websites'
import { rankedRunsSql, rejectionsSql, TRACED_RUN } from './newest-runs-sql'

/** Vehicles, refused rows and stopped dealerships of one answer. */
const MOST = 10

/** Newest imports of each feed that are searched for a row of an unknown vehicle: a file may list only what has changed. */
const RUNS = 5

const idsOf = (websites: Websites) => (websites === 'all' ? null : websites)

const OWN = '($1::int[] IS NULL OR t.id = ANY($1::int[]))'

const REJECTIONS = `
  SELECT coalesce(json_agg(row), '[]') FROM ${rejectionsSql('r.rejections')} row
  WHERE search.squeeze(row->>'stock') IN (search.squeeze(v.stocknum), search.squeeze(v.vin), search.squeeze(v.feed_key))`

const VEHICLE_RUNS = `
  SELECT coalesce(json_agg(json_build_object(${TRACED_RUN}, 'isFull', coalesce(r."full", false), 'rejections', (${REJECTIONS}))
    ORDER BY r.created_at DESC, r.id DESC), '[]')
  FROM (${rankedRunsSql(`r.dealership_id = v.dealership_id AND r.status NOT IN ('queued', 'running')`)}) r
  WHERE r.is_newest OR r.is_newest_done`

const VEHICLES = `
  SELECT v.id, t.id AS "websiteId", t.name AS website, v.slug, coalesce(nullif(v.staff_name, ''), v.name) AS name, v.stocknum,
    d.name AS dealership, v.dealership_id AS "dealershipId", v.status::text AS status, coalesce(v.sold, false) AS "isSold",
    v.sold_date_timestamp::float8 AS "soldAt", coalesce(v.show_on_dealer_website, false) AS "isShownByFeed",
    coalesce(v.staff_hidden, false) AS "isHidden", v.car_type::text AS "carType", coalesce(v.offer_price, v.price)::float8 AS price,
    coalesce(v.certified, false) AS "isCertified", (${VEHICLE_RUNS}) AS runs,
    EXISTS (SELECT FROM search.stock s WHERE s.id = v.id) AS "isInSearch",
    (SELECT a.reason FROM search.set_aside a WHERE a.vehicle_id = v.id) AS refusal,
    EXISTS (SELECT FROM search.outbox o WHERE v.id = ANY(o.vehicle_ids)) AS "isWaiting"
  FROM vehicles v JOIN tenants t ON t.id = v.tenant_id JOIN dealerships d ON d.id = v.dealership_id
  WHERE ${OWN} AND (v.id::text = $3 OR search.squeeze($2) IN (search.squeeze(v.stocknum), search.squeeze(v.vin), search.squeeze(v.regplate)))
  ORDER BY coalesce(v.sold, false), v.updated_at DESC, v.id DESC LIMIT ${MOST}`

export interface FoundVehicle extends TracedVehicle {
  readonly websiteId: number
  readonly website: string
}

/** A row that an import refused. */
export interface RefusedRow {
  readonly run: Pick<TracedRun, 'id' | 'filename'>
  readonly website: string
  readonly rejection: Rejection
}

const ON_OWN_WEBSITES = `r.tenant_id IN (SELECT t.id FROM tenants t WHERE ${OWN})`

const REFUSED = `
  SELECT json_build_object('id', found.id, 'filename', found.filename) AS run, t.name AS website, found.row AS rejection
  FROM (
    SELECT DISTINCT ON (r.dealership_id, r.feed_id, row->>'field', row->>'reason') r.id, r.filename, r.tenant_id, row
    FROM (${rankedRunsSql(ON_OWN_WEBSITES)}) r CROSS JOIN LATERAL ${rejectionsSql('r.rejections')} row
    WHERE r.nth <= ${RUNS} AND search.squeeze(row->>'stock') = search.squeeze($2)
    ORDER BY r.dealership_id, r.feed_id, row->>'field', row->>'reason', r.nth
  ) found JOIN tenants t ON t.id = found.tenant_id
  ORDER BY found.id DESC, (found.row->>'line')::int LIMIT ${MOST}`

/** A dealership whose newest file, or that of one of its feeds, is not in the stock. */
export interface StoppedDealership {
  readonly dealership: string
  readonly website: string
  readonly run: TracedRun
}

const STOPPED = `
  SELECT d.name AS dealership, t.name AS website, json_build_object(${TRACED_RUN}) AS run
  FROM (${rankedRunsSql(ON_OWN_WEBSITES)}) r JOIN dealerships d ON d.id = r.dealership_id JOIN tenants t ON t.id = r.tenant_id
  WHERE r.is_newest AND r.status <> 'done'
  ORDER BY r.status IN ('queued', 'running'), r.created_at DESC, r.id DESC LIMIT ${MOST}`

export interface StockTrace {
  readonly vehicles: readonly FoundVehicle[]
  /** Of the newest imports, if there is no such vehicle. */
  readonly refused: readonly RefusedRow[]
  /** Where the vehicle may be in a file that is not in the stock, if there is no such vehicle. */
  readonly stopped: readonly StoppedDealership[]
}

/** The vehicles with a stock number, VIN or registration plate, or with an id, on these websites. Spaces, signs and case do not matter. */
export async function readTrace(
  pool: Pool,
  websites: Websites,
  asked: { readonly identifier: string } | { readonly id: number },
): Promise<StockTrace> {
  const identifier = 'identifier' in asked ? asked.identifier : ''
  const id = 'id' in asked ? String(asked.id) : ''
  const own = idsOf(websites)
  const { rows: vehicles } = await pool.query<FoundVehicle>(VEHICLES, [own, identifier, id])
  if (vehicles.length > 0 || identifier === '') return { vehicles, refused: [], stopped: [] }
  const [{ rows: refused }, { rows: stopped }] = await Promise.all([
    pool.query<RefusedRow>(REFUSED, [own, identifier]),
    pool.query<StoppedDealership>(STOPPED, [own]),
  ])
  return { vehicles, refused, stopped }
}
