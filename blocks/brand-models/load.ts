import type { BrandModel } from '@/domain/brands/brand'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { BrandModelsBlock } from '@/payload-types'
import { getBrands } from '@/server/brands/get-brands'

/** In the order in which staff entered them. */
export async function loadBrandModels(
  { brand }: Pick<BrandModelsBlock, 'brand'>,
  ctx: TenantContext,
): Promise<BrandModel[]> {
  const id = typeof brand === 'object' ? brand?.id : brand
  return (await getBrands(ctx)).models.filter(({ brandId }) => brandId === id)
}
