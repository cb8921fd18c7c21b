import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { priceSteps } from '@/domain/stock/buckets'
import { isSaid } from '@/domain/stock/import/said-columns'
import { feedColumns } from './copy-row'
import { rankNow } from './rank-sql'

/** Columns that are ours, that every file has, or that follow from others in a way of their own. */
const apart: ReadonlySet<string> = new Set(
  [
    ['slug', 'views', 'dealership_slug', 'dealership_name', 'make', 'model', 'make_model'],
    ['name', 'price_range', 'custom_rank', 'status', 'sold', 'sold_date_timestamp', 'certified'],
    ['location_name', 'city', 'state'],
  ].flat(),
)

const place = ['location_id', 'location_name', 'city', 'state']

/**
 * Whether a feed once said where the vehicle stands. Of a vehicle from before that was written down: whether it stands anywhere but
 * where one stands of which no feed says so.
 */
const PLACE_STAYS = `coalesce(v.place_said, CASE WHEN v.location_id IS NULL
  THEN v.location_name IS NOT NULL OR v.city IS NOT NULL OR v.state IS NOT NULL
  ELSE v.location_id IS DISTINCT FROM s.location_id END)`

/** $1: dealership, $2: the file's columns (`columnsDigest`). Staged rows that may change the vehicle they are about. */
const STAGED_CHANGES = `FROM vehicles v
  WHERE v.dealership_id = $1 AND s.feed_key = v.feed_key AND NOT s.rejected
    AND (v.feed_hash IS DISTINCT FROM $2::text || s.feed_hash
         OR (s.location_id IS NOT NULL AND v.location_id IS DISTINCT FROM s.location_id))`

/** The name that a row of vehicles gets of which no feed says it (`deriveFields`). */
export function nameSql(vehicle: string): string {
  return `concat_ws(' ', ${['year', 'make', 'model', 'badge'].map((column) => `${vehicle}.${column}`).join(', ')})`
}

/** `priceRange` of what the row of vehicles by that name is advertised at. */
function priceRangeSql(vehicle: string): string {
  const price = `CASE WHEN ${vehicle}.offer_price > ${REAL_PRICE_ABOVE} THEN ${vehicle}.offer_price WHEN ${vehicle}.price > ${REAL_PRICE_ABOVE} THEN ${vehicle}.price END`
  const steps = priceSteps.map(
    ({ below, size }) =>
      `WHEN dollars < ${below} THEN concat(floor(dollars / ${size})::int * ${size}, '-', floor(dollars / ${size})::int * ${size} + ${size})`,
  )
  return `(SELECT CASE ${steps.join(' ')} ELSE '${priceSteps.at(-1)?.below}+' END FROM (SELECT ${price} AS dollars) offered WHERE dollars IS NOT NULL)`
}

function update(assignments: readonly string[]): string[] {
  return assignments.length > 0
    ? [`UPDATE stock_staging s SET ${assignments.join(', ')} ${STAGED_CHANGES}`]
    : []
}

/**
 * Statements that give staged rows of known vehicles what the file has no column for, as it is now: a vehicle that a file lists
 * without a status is no longer sold.
 */
function keepUnsaid(fields: ReadonlySet<string>): string[] {
  const plain = feedColumns.filter((column) => !apart.has(column) && !isSaid(column, fields))
  const assignments = plain.map((column) => `"${column}" = coalesce(v."${column}", s."${column}")`)
  if (!isSaid('status', fields)) {
    assignments.push(`status = CASE WHEN v.status = 'sold' THEN s.status ELSE v.status END`)
  }
  if (!isSaid('certified', fields))
    assignments.push('certified = coalesce(v.certified, false) OR s.certified')
  if (!isSaid('city', fields)) {
    assignments.push(`place_said = ${PLACE_STAYS}`)
    for (const column of place) {
      assignments.push(`${column} = CASE WHEN ${PLACE_STAYS} THEN v.${column} ELSE s.${column} END`)
    }
  }
  return update(assignments)
}

/** Statements that work out anew what follows from several columns, some of which the file may not have. */
function deriveAnew(fields: ReadonlySet<string>): string[] {
  const assignments = [`price_range = ${priceRangeSql('s')}`]
  // What a feed gave itself, and not we, stays.
  if (!isSaid('name', fields)) {
    assignments.push(`name = CASE WHEN v.name = ${nameSql('v')} THEN ${nameSql('s')} ELSE v.name END`)
  }
  if (!isSaid('custom_rank', fields)) {
    assignments.push(
      `custom_rank = CASE WHEN v.custom_rank <> ${rankNow('v')} THEN v.custom_rank ELSE ${rankNow('s')} END`,
    )
  }
  return update(assignments)
}

/** Statements, each with $1: dealership and $2: the file's columns, that leave fields as they are of which a file says nothing. */
export function fillUnsaid(fields: ReadonlySet<string>): readonly string[] {
  return [...keepUnsaid(fields), ...deriveAnew(fields)]
}
