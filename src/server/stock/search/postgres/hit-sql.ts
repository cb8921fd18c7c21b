import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { hitFields, pricedHitFields } from '@/domain/stock/search/results/result'
import { CARD_PHOTOS } from '@/domain/vehicle/photos/photos'
import { photoPreviewColumn, RESERVED_NOW } from '@/server/stock/vehicle-sql'
import { corrected } from './attribute-columns'
import type { SqlParameters } from './sql-parameters'

const expressions: { readonly [F in (typeof hitFields)[number]]?: string } = {
  id: 'v.id::text',
  path: `'/cars/' || v.slug`,
  name: corrected('name'),
  badge: corrected('badge'),
  series: corrected('series'),
  colour: corrected('colour'),
  tag: corrected('tag'),
  has_price: `coalesce(greatest(v.offer_price, v.price) > ${REAL_PRICE_ABOVE}, false)`,
  preorder: 'coalesce(v.preorder, false)',
  reserved: `coalesce(${RESERVED_NOW}, false)`,
  sold: 'coalesce(v.sold, false)',
  certified: 'coalesce(v.certified, false)',
  categories: `coalesce(v.categories, '[]')`,
  photos_count: 'coalesce(v.photos_count, 0)',
  photos: `coalesce(jsonb_path_query_array(v.images, '$[0 to ${CARD_PHOTOS - 1}].image.url'), '[]')`,
  photo_preview: photoPreviewColumn,
  state_average_market_price: 'v.autograb_data_state_average_market_price',
  average_market_price: 'v.autograb_data_average_market_price',
  sleeps: 'v.specifications_sleeps',
  body_length: 'v.specifications_body_length',
  tare_weight: 'v.specifications_tare_weight',
  aggregate_trailer_mass: 'v.specifications_aggregate_trailer_mass',
  axles: `coalesce(v.specifications_axle_type, CASE WHEN v.categories ? 'Trucks' AND v.drive ~ '^[0-9]+x[0-9]+$' THEN v.drive END)`,
  gross_vehicle_mass: `CASE WHEN v.categories ? 'Trucks' THEN v.variant_grossvehiclemass END`,
}

/** Price fields, which stay in the database for a site that hides prices (PRICE-09). */
const priceFields: readonly string[] = pricedHitFields

export function hitColumn(field: (typeof hitFields)[number]): string {
  return `${expressions[field] ?? `v.${field}`} AS ${field}`
}

/** The columns of a hit. `lender` is the quote of the site's lender for the vehicle. */
export function hitColumns(plan: SearchPlan, parameters: SqlParameters): string {
  const columns = hitFields.map((field) =>
    !plan.pricesVisible && priceFields.includes(field) ? `NULL AS ${field}` : hitColumn(field),
  )
  const key = plan.pricesVisible && plan.finance?.key
  const lender = key ? `v.finance_lenders -> ${parameters.add(key)}::text` : 'NULL'
  return [...columns, `${lender} AS lender`].join(', ')
}
