import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { rankPoints as points } from '@/domain/stock/normalise/stock-rank'
import type { VehicleStatus } from '@/domain/stock/vehicle'

const when = (condition: string, given: number) => `CASE WHEN ${condition} THEN ${given} ELSE 0 END`

const besidesStatus = [
  `least(v.photos_count, ${points.countedPhotos}) * ${points.photo}`,
  when(`greatest(v.offer_price, v.price) > ${REAL_PRICE_ABOVE}`, points.price),
  when(`v.dealercomments <> ''`, points.described),
  when('v.certified', points.certified),
  when('v.reserved', points.reserved),
].join(' + ')

/** `stockRank` of a stored vehicle `v`, as if it had the status. */
function rankAs(status: VehicleStatus): string {
  return `greatest(0, ${points.status[status]} + ${besidesStatus})`
}

const statuses = Object.keys(points.status) as VehicleStatus[]
const rankNow = `CASE v.status ${statuses.map((status) => `WHEN '${status}' THEN ${rankAs(status)}`).join(' ')} END`

/** The rank of a stored vehicle `v` once it is sold; one that the feed itself gave stays. */
export const RANK_ONCE_SOLD = `CASE WHEN v.custom_rank = ${rankNow} THEN ${rankAs('sold')} ELSE v.custom_rank END`
