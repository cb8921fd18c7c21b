import type { CountedLink } from '@/domain/content/site-chrome'
import { bodyLinks } from '@/domain/content/stock-links'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getStockChoices } from '@/server/content/stock-choices'

/** Every body type in stock. */
export async function loadBodyTypePicker(ctx: TenantContext): Promise<CountedLink[]> {
  return bodyLinks(await getStockChoices(ctx))
}
