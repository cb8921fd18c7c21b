import type { StockChoices } from '@/domain/stock/stock-choices'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { retrySoon } from '../cache/retry-soon'
import { log } from '../log/log.mjs'
import { getStockChoices } from './stock-choices'

const none: StockChoices = { makes: [], bodies: [], models: [] }

/** The same as `getStockChoices`, but empty while the search is unavailable: a page without models in its header is better than no page. */
export async function choicesOrNone(ctx: TenantContext): Promise<StockChoices> {
  try {
    return await getStockChoices(ctx)
  } catch (error) {
    log.error({ err: error }, `${ctx.slug}: models and body types are unavailable`)
    await retrySoon(ctx)
    return none
  }
}
