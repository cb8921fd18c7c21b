import { buildTag } from '@/domain/cache/tags'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type TradeInLimits, tradeInLimits } from '@/domain/trade-in/limits'
import { isSameName } from '@/domain/trade-in/same-name'
import { cached } from '../cache/cached'
import { getStockChoices } from '../content/stock-choices'
import { searchStock } from '../stock/search/search-stock'

const CACHE_SECONDS = 15 * 60

/** What the trade-in form suggests, from the website's stock. A shopper may enter anything else. */
export interface TradeInChoices {
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly limits: TradeInLimits
}

/** Of one model, newest first. */
export interface ModelChoices {
  readonly years: readonly number[]
  readonly badges: readonly string[]
}

/** Rejects with `SearchUnavailable`. */
export async function getTradeInChoices(ctx: TenantContext): Promise<TradeInChoices> {
  const { makes, models } = await getStockChoices(ctx)
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  return {
    makes: [...makes].sort(byName).map(({ name }) => ({
      name,
      models: models
        .filter(({ make }) => make === name)
        .map(({ model }) => model)
        .sort((one, other) => one.localeCompare(other)),
    })),
    limits: tradeInLimits(ctx.settings),
  }
}

/** Make and model as the website's stock spells them, or null if it has none. */
export async function stockNames(
  ctx: TenantContext,
  asked: { readonly make: string; readonly model: string },
): Promise<{ readonly make: string; readonly model: string | null } | null> {
  const { makes, models } = await getStockChoices(ctx)
  const make = makes.find(({ name }) => isSameName(name, asked.make))?.name
  if (!make) return null
  const found = models.find((each) => each.make === make && isSameName(each.model, asked.model))
  return { make, model: found?.model ?? null }
}

/** Null for a model that is not in stock. Cached like the counts of the search. Rejects with `SearchUnavailable`. */
export async function getModelChoices(
  ctx: TenantContext,
  asked: { readonly make: string; readonly model: string },
): Promise<ModelChoices | null> {
  const names = await stockNames(ctx, asked)
  const { make, model = null } = names ?? {}
  if (!make || model === null) return null
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stockChoices', { tenant: ctx.id })]
  const read = async () => {
    const query = { ...emptyQuery, hitsPerPage: 1, refinements: { make: [make], model: [model] } }
    const { facets } = await searchStock(ctx, query, { facets: ['badge', 'year'], mostValues: null })
    return {
      years: (facets.year ?? []).map(({ value }) => Number(value)).sort((one, other) => other - one),
      badges: (facets.badge ?? []).map(({ value }) => String(value)).sort(),
    }
  }
  return cached(ctx, ['trade-in-model', make, model], tags, read, { revalidate: CACHE_SECONDS })
}
