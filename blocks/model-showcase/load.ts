import type { MenuModel } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ModelShowcaseBlock } from '@/payload-types'
import { modelsOf } from '@/server/content/build-menu'
import { getStockChoices } from '@/server/content/stock-choices'
import { getModelShowcase } from '@/server/stock/model-showcase'

/** Returns the most stocked models that have a photo. A website with its own make shows only that make. */
export async function loadModelShowcase(
  block: ModelShowcaseBlock,
  ctx: TenantContext,
): Promise<readonly MenuModel[]> {
  const [choices, showcase] = await Promise.all([getStockChoices(ctx), getModelShowcase(ctx)])
  const models = modelsOf({ choices, showcase, manufacturer: ctx.manufacturerName }, block.limit)
  return models.filter(({ photo }) => photo !== null)
}
