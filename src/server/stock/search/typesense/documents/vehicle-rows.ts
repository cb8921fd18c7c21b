import { type OwnAttribute, ownAttributeNames } from '@/domain/stock/search/query/attributes'
import { hitFields } from '@/domain/stock/search/results/result'
import { facetColumns } from '@/server/stock/search/postgres/attribute-columns'
import { hitColumn } from '@/server/stock/search/postgres/hit-sql'
import type { HitRow } from '@/server/stock/search/read-hit'

type FacetRow = { readonly [A in OwnAttribute as `f_${A}`]: unknown }

/** What a document is made of. `f_…` are the discrete attributes, as staff corrected them. */
export interface VehicleRow extends Omit<HitRow, 'position' | 'lender'>, FacetRow {
  readonly tenant_id: number
  readonly dealership_id: number
  /** On the dealer's website, and not hidden by staff. */
  readonly shown: boolean
  readonly vin: string | null
  readonly regplate: string | null
  readonly custom_rank: number | null
  readonly finance_lenders: unknown
}

const columns = [
  'v.tenant_id',
  'v.dealership_id',
  'coalesce(v.show_on_dealer_website, false) AND NOT coalesce(v.staff_hidden, false) AS shown',
  'v.vin',
  'v.regplate',
  'v.custom_rank',
  'v.finance_lenders',
  ...hitFields.map(hitColumn),
  ...ownAttributeNames.map((attribute) => `${facetColumns[attribute]} AS f_${attribute}`),
].join(', ')

/**
 * A statement for the rows that documents are made of, each as `{ row: VehicleRow }`; `rest` says which vehicles `v`, and in
 * what order. No other table is read, so a document is stale only when its vehicle changed.
 */
export function vehicleRowsSql(rest: string): string {
  return `SELECT to_json(vehicle) AS row FROM (SELECT ${columns} FROM vehicles v ${rest}) vehicle`
}
