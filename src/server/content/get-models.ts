import { landingPath, ownModels } from '@/domain/content/links/stock-links'
import type { ListedModel } from '@/domain/content/models-page'
import { choosePhotos } from '@/domain/stock/model-showcase'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getModelShowcase } from '../stock/model-showcase'
import { getStockChoices } from './stock-choices'

/** The models of the tenant's listed stock; for a franchise, only those of its own make. Rejects with `SearchUnavailable`. */
export async function getModels(ctx: TenantContext): Promise<ListedModel[]> {
  const [choices, showcase] = await Promise.all([getStockChoices(ctx), getModelShowcase(ctx)])
  const shown = new Map(showcase.map((model) => [landingPath(model.make, model.model), model]))
  const listed = ownModels(choices, ctx.manufacturerName).models.flatMap(({ make, model }) => {
    const href = landingPath(make, model)
    const known = shown.get(href)
    return known ? [{ make, label: model, href, known }] : []
  })
  const photos = choosePhotos(listed.map(({ known }) => known.photos))
  return listed.map(({ known: { from, inStock, bodies }, ...model }, place) => ({
    ...model,
    count: inStock || undefined,
    photo: photos[place] ?? null,
    from,
    bodies,
  }))
}
