import type { CountedLink } from '@/domain/content/site-chrome'
import { makeLinks } from '@/domain/content/stock-links'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { BrandGridBlock } from '@/payload-types'
import { getStockChoices } from '@/server/content/stock-choices'

/** The editor's makes that are in stock, in their order; without a choice, every make in stock. */
export async function loadBrandGrid(block: BrandGridBlock, ctx: TenantContext): Promise<CountedLink[]> {
  const chosen = (block.makes ?? []).map(({ make }) => make)
  return makeLinks(await getStockChoices(ctx), chosen)
}
