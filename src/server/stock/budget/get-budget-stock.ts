import { buildTag } from '@/domain/cache/tags'
import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { type BudgetTerms, budgetTotal } from '@/domain/stock/budget/budget'
import type { BudgetBody, BudgetStock } from '@/domain/stock/budget/budget-stock'
import { openingBudget } from '@/domain/stock/budget/open-budget'
import { type PriceWindow, priceWindow } from '@/domain/stock/budget/price-window'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { bodyLabel } from '@/domain/vehicle/body-types'
import { cached } from '../../cache/cached'
import { searchStock } from '../search/search-stock'

/** Seconds. Sold vehicles leave the list after some days without a write that would expire the cache. */
const SECONDS = 15 * 60

/**
 * Returns what the tenant's listed stock offers for a budget. Cached until stock changes, for at most 15 minutes. Null on a site
 * that hides prices (PRICE-09), because a budget would reveal them. Rejects with `SearchUnavailable`.
 */
export async function getBudgetStock(ctx: TenantContext, terms: BudgetTerms): Promise<BudgetStock | null> {
  if (!ctx.settings['price.visible']) return null
  const total = budgetTotal(openingBudget(ctx.settings), terms)
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = () => readBudgetStock(ctx, priceWindow(total, terms))
  return cached(ctx, ['budget-stock', String(total)], tags, read, { revalidate: SECONDS })
}

async function readBudgetStock(ctx: TenantContext, price: PriceWindow): Promise<BudgetStock> {
  const priced = { ...emptyQuery, hitsPerPage: 1, ranges: { price: { min: price.min } } }
  const priceOf = ({ hits: [first] }: SearchResult) => (first ? advertisedPrice(first) : null)
  const ask = (query: StockQuery) => searchStock(ctx, query, { facets: ['body'] })
  const [bought, all, cheapest, dearest] = await Promise.all([
    ask({ ...priced, ranges: { price } }),
    ask(priced),
    ask({ ...priced, sort: 'price:asc' }),
    ask({ ...priced, sort: 'price:desc' }),
  ])
  return {
    count: bought.count,
    lowest: priceOf(cheapest),
    highest: priceOf(dearest),
    bodies: bodiesOf(all, bought),
  }
}

function bodiesOf(all: SearchResult, bought: SearchResult): BudgetBody[] {
  const counts = new Map(bought.facets.body?.map(({ value, count }) => [value, count]))
  return (all.facets.body ?? []).map(({ value }) => ({
    value: String(value),
    label: bodyLabel(String(value)),
    count: counts.get(value) ?? 0,
  }))
}
