import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { rankPoints as points } from '@/domain/stock/normalise/stock-rank'
import type { VehicleStatus } from '@/domain/vehicle/vehicle'
import { FEED_RESERVED } from '../vehicle-sql'

const when = (condition: string, given: number) => `CASE WHEN ${condition} THEN ${given} ELSE 0 END`

const besidesStatus = (vehicle: string) =>
  [
    `least(${vehicle}.photos_count, ${points.countedPhotos}) * ${points.photo}`,
    when(`greatest(${vehicle}.offer_price, ${vehicle}.price) > ${REAL_PRICE_ABOVE}`, points.price),
    when(`${vehicle}.dealercomments <> ''`, points.described),
    when(`${vehicle}.certified`, points.certified),
    when(vehicle === 'v' ? FEED_RESERVED : `${vehicle}.reserved`, points.reserved),
  ].join(' + ')

/** `stockRank` in SQL, as if the row had the status. */
function rankAs(status: VehicleStatus, vehicle: string): string {
  return `greatest(0, ${points.status[status]} + ${besidesStatus(vehicle)})`
}

const statuses = Object.keys(points.status) as VehicleStatus[]

/** `stockRank` in SQL, for the row named `vehicle`. */
export function rankNow(vehicle: string): string {
  const ranks = statuses.map((status) => `WHEN '${status}' THEN ${rankAs(status, vehicle)}`)
  return `CASE ${vehicle}.status ${ranks.join(' ')} END`
}

/** The rank of a vehicle `v` after its sale. A rank that the feed gave is kept. */
export const RANK_ONCE_SOLD = `CASE WHEN v.custom_rank = ${rankNow('v')} THEN ${rankAs('sold', 'v')} ELSE v.custom_rank END`
