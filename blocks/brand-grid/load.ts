import { makeLinks } from '@/domain/content/links/stock-links'
import type { CountedLink } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { BrandGridBlock } from '@/payload-types'
import { getStockChoices } from '@/server/content/stock-choices'

/** Returns the editor's makes that are in stock, in the editor's order, or every make in stock if none is chosen. */
export async function loadBrandGrid(block: BrandGridBlock, ctx: TenantContext): Promise<CountedLink[]> {
  const chosen = (block.makes ?? []).map(({ make }) => make)
  return makeLinks(await getStockChoices(ctx), chosen)
}
