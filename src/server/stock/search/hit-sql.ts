import { hitFields, pricedHitFields } from '@/domain/stock/search/result'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
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
  preorder: 'coalesce(v.preorder, false)',
  reserved: 'coalesce(v.reserved, false)',
  sold: 'coalesce(v.sold, false)',
  certified: 'coalesce(v.certified, false)',
  categories: `coalesce(v.categories, '[]')`,
  photos_count: 'coalesce(v.photos_count, 0)',
}

/** Prices as the site may tell them (PRICE-09): on a site that shows none, none leaves the database. */
const priceFields: readonly string[] = pricedHitFields

/** The columns of a hit; `lender` is what the site's lender quotes for the vehicle. */
export function hitColumns(plan: SearchPlan, parameters: SqlParameters): string {
  const columns = hitFields.map((field) => {
    if (!plan.pricesVisible && priceFields.includes(field)) return `NULL AS ${field}`
    return `${expressions[field] ?? `v.${field}`} AS ${field}`
  })
  const tellsQuote = plan.pricesVisible && plan.financeProvider !== null
  const lender = tellsQuote ? `v.finance_lenders -> ${parameters.add(plan.financeProvider)}::text` : 'NULL'
  return [...columns, `${lender} AS lender`].join(', ')
}
