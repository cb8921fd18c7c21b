import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { priceSteps } from '@/domain/stock/buckets'
import { isProvided } from '@/domain/stock/import/provided-columns'
import { FEED_RESERVED } from '../vehicle-sql'
import { feedColumns } from './copy-row'
import { rankNow } from './rank-sql'

/** Columns that belong to the platform, that every file has, or that are derived separately. */
const handledSeparately: ReadonlySet<string> = new Set(
  [
    ['slug', 'views', 'dealership_slug', 'dealership_name', 'make', 'model', 'make_model'],
    ['name', 'price_range', 'custom_rank', 'status', 'sold', 'sold_date_timestamp', 'certified'],
    ['location_name', 'city', 'state'],
  ].flat(),
)

const place = ['location_id', 'location_name', 'city', 'state']

/**
 * A condition that a feed gave the vehicle's place, which is then kept. For vehicles imported before `place_said` existed:
 * whether the place differs from the default place of a feed without one.
 */
const KEEPS_PLACE = `coalesce(v.place_said, CASE WHEN v.location_id IS NULL
  THEN v.location_name IS NOT NULL OR v.city IS NOT NULL OR v.state IS NOT NULL
  ELSE v.location_id IS DISTINCT FROM s.location_id END)`

/** $1: dealership, $2: the file's columns (`columnsDigest`). Selects staged rows that may change their vehicle. */
const STAGED_CHANGES = `FROM vehicles v
  WHERE v.dealership_id = $1 AND s.feed_key = v.feed_key AND NOT s.rejected
    AND (v.feed_hash IS DISTINCT FROM $2::text || s.feed_hash
         OR (s.location_id IS NOT NULL AND v.location_id IS DISTINCT FROM s.location_id))`

/** The default name (`deriveFields`) of a vehicle whose feed gives none. */
export function nameSql(vehicle: string): string {
  return `concat_ws(' ', ${['year', 'make', 'model', 'badge'].map((column) => `${vehicle}.${column}`).join(', ')})`
}

/** `priceRange` in SQL, from the row's advertised price. */
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

/** A sold vehicle that a file lists again without a status is no longer sold. */
function keepCurrent(fields: ReadonlySet<string>): string[] {
  const plain = feedColumns.filter((column) => !handledSeparately.has(column) && !isProvided(column, fields))
  const current = (column: string) => (column === 'reserved' ? FEED_RESERVED : `v."${column}"`)
  const assignments = plain.map((column) => `"${column}" = coalesce(${current(column)}, s."${column}")`)
  if (!isProvided('status', fields)) {
    assignments.push(`status = CASE WHEN v.status = 'sold' THEN s.status ELSE v.status END`)
  }
  if (!isProvided('certified', fields))
    assignments.push('certified = coalesce(v.certified, false) OR s.certified')
  if (!isProvided('city', fields)) {
    assignments.push(`place_said = ${KEEPS_PLACE}`)
    for (const column of place) {
      assignments.push(`${column} = CASE WHEN ${KEEPS_PLACE} THEN v.${column} ELSE s.${column} END`)
    }
  }
  return update(assignments)
}

function recalculate(fields: ReadonlySet<string>): string[] {
  const assignments = [`price_range = ${priceRangeSql('s')}`]
  // Values that a feed gave, rather than derived ones, are kept.
  if (!isProvided('name', fields)) {
    assignments.push(`name = CASE WHEN v.name = ${nameSql('v')} THEN ${nameSql('s')} ELSE v.name END`)
  }
  if (!isProvided('custom_rank', fields)) {
    assignments.push(
      `custom_rank = CASE WHEN v.custom_rank <> ${rankNow('v')} THEN v.custom_rank ELSE ${rankNow('s')} END`,
    )
  }
  return update(assignments)
}

/**
 * Returns statements that keep the current values of fields that the file lacks. Each takes $1: dealership and $2: the file's
 * columns.
 */
export function fillMissingFields(fields: ReadonlySet<string>): readonly string[] {
  return [...keepCurrent(fields), ...recalculate(fields)]
}
