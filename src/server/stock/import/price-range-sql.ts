import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import { priceSteps } from '@/domain/stock/buckets'

/** `priceRange` of what the row of vehicles by that name is advertised at. */
export function priceRangeSql(vehicle: string): string {
  const price = `CASE WHEN ${vehicle}.offer_price > ${REAL_PRICE_ABOVE} THEN ${vehicle}.offer_price WHEN ${vehicle}.price > ${REAL_PRICE_ABOVE} THEN ${vehicle}.price END`
  const steps = priceSteps.map(
    ({ below, size }) =>
      `WHEN dollars < ${below} THEN concat(floor(dollars / ${size})::int * ${size}, '-', floor(dollars / ${size})::int * ${size} + ${size})`,
  )
  return `(SELECT CASE ${steps.join(' ')} ELSE '${priceSteps.at(-1)?.below}+' END FROM (SELECT ${price} AS dollars) offered WHERE dollars IS NOT NULL)`
}
