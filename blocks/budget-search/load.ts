import { budgetTerms } from '@/domain/stock/budget/budget'
import type { BudgetStock } from '@/domain/stock/budget/budget-stock'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getBudgetStock } from '@/server/stock/budget/get-budget-stock'

export function loadBudgetSearch(ctx: TenantContext): Promise<BudgetStock | null> {
  return getBudgetStock(ctx, budgetTerms)
}
