import type { Brand } from '@/domain/brands/brand'
import { type BrandGroup, groupBrands } from '@/domain/brands/brand-pages'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getBrands } from '@/server/brands/get-brands'

export async function loadBrandDirectory(ctx: TenantContext): Promise<BrandGroup<Brand>[]> {
  return groupBrands((await getBrands(ctx)).brands)
}
