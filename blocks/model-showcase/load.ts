import type { MenuModel } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ModelShowcaseBlock } from '@/payload-types'
import { modelsOf } from '@/server/content/build-menu'
import { getStockChoices } from '@/server/content/stock-choices'
import { getModelShowcase } from '@/server/stock/model-showcase'

/** The models of which there are most, in the website's own make where it has one; those with a photo alone. */
export async function loadModelShowcase(
  block: ModelShowcaseBlock,
  ctx: TenantContext,
): Promise<readonly MenuModel[]> {
  const [choices, showcase] = await Promise.all([getStockChoices(ctx), getModelShowcase(ctx)])
  const models = modelsOf({ choices, showcase, manufacturer: ctx.manufacturerName }, block.limit)
  return models.filter(({ photo }) => photo !== null)
}
