import { bodyLinks } from '@/domain/content/links/stock-links'
import type { CountedLink } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getStockChoices } from '@/server/content/stock-choices'

/** Returns the body types in stock, the most stocked first, because the block shows only a few at once. */
export async function loadBodyTypePicker(ctx: TenantContext): Promise<CountedLink[]> {
  const links = bodyLinks(await getStockChoices(ctx))
  return links.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
}
