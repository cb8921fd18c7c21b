import { budgetTerms } from '@/domain/stock/budget/budget'
import { type BudgetView, budgetView } from '@/domain/stock/budget/budget-view'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getBudgetStock } from '@/server/stock/budget/get-budget-stock'

/** Null if the website shows no prices. */
export async function loadBudgetSearch(ctx: TenantContext): Promise<BudgetView | null> {
  const stock = await getBudgetStock(ctx, budgetTerms)
  return stock && budgetView(stock, ctx.settings)
}
