import { type OwnAttribute, ownAttributeNames } from '@/domain/stock/search/query/attributes'
import type { VehicleRow } from '@/server/stock/search/typesense/documents/vehicle-rows'
import { stockHit } from './stock-hit'

const noFacets = Object.fromEntries(ownAttributeNames.map((name) => [`f_${name}`, null])) as {
  [A in OwnAttribute as `f_${A}`]: unknown
}

/**
 * The row that a used car's search document is built from, with no field set that a filter matches, and the
 * given changes.
 */
export function vehicleRow(changes: Partial<VehicleRow> = {}): VehicleRow {
  const { weekly_price: _, weekly_quote: __, ...hit } = stockHit()
  return {
    ...hit,
    ...noFacets,
    tenant_id: 1,
    dealership_id: 2,
    shown: true,
    vin: null,
    regplate: null,
    custom_rank: 50,
    held_until: null,
    feed_reserved: null,
    finance_lenders: { angle: { paymentWeek: 111.5, comparisonRate: 8.5 } },
    ...changes,
  }
}
