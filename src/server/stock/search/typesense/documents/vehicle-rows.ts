import { type OwnAttribute, ownAttributeNames } from '@/domain/stock/search/query/attributes'
import { hitFields } from '@/domain/stock/search/results/result'
import { facetColumns } from '@/server/stock/search/postgres/attribute-columns'
import { hitColumn } from '@/server/stock/search/postgres/hit-sql'
import type { HitRow } from '@/server/stock/search/read-hit'

type FacetRow = { readonly [A in OwnAttribute as `f_${A}`]: unknown }

/** The row that a document is built from. `f_…` are the discrete attributes, with staff's corrections. */
export interface VehicleRow extends Omit<HitRow, 'position' | 'lender'>, FacetRow {
  readonly tenant_id: number
  readonly dealership_id: number
  /** On the dealer's website and not hidden by staff. */
  readonly shown: boolean
  readonly vin: string | null
  readonly regplate: string | null
  readonly custom_rank: number | null
  readonly finance_lenders: unknown
  /** The end of a shopper's reservation, whatever the clock says, and what the feed says apart from it. */
  readonly held_until: string | null
  readonly feed_reserved: boolean | null
}

const columns = [
  'v.tenant_id',
  'v.dealership_id',
  'coalesce(v.show_on_dealer_website, false) AND NOT coalesce(v.staff_hidden, false) AS shown',
  'v.vin',
  'v.regplate',
  'v.custom_rank',
  'v.finance_lenders',
  ...hitFields.filter((field) => field !== 'reserved').map(hitColumn),
  'coalesce(v.reserved, false) AS reserved',
  'v.held_until',
  'v.feed_reserved',
  ...ownAttributeNames.map((attribute) => `${facetColumns[attribute]} AS f_${attribute}`),
].join(', ')

/**
 * Returns a statement for rows `{ row: VehicleRow }`. `rest` is the SQL after `FROM vehicles v`: which vehicles, in what order.
 * It reads no other table, so a document is stale only when its vehicle changed.
 */
export function vehicleRowsSql(rest: string): string {
  return `SELECT to_json(vehicle) AS row FROM (SELECT ${columns} FROM vehicles v ${rest}) vehicle`
}
