import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { bodyOfModel, FARTHEST_YEARS, type StockVehicle } from '@/domain/trade-in/comparables'
import type { OwnVehicle } from '@/domain/trade-in/own-vehicle'
import { valueFromComparables } from '@/domain/trade-in/value-from-comparables'
import { searchStock } from '../../stock/search/search-stock'
import { stockNames } from '../get-choices'
import type { Valued } from './valued'

const MAX_COMPARED = 100

type Refinements = Parameters<typeof searchStock>[1]['refinements']

/** Used and demo vehicles for sale that the tenant's own site lists, whatever their kilometres. */
async function findStock(
  ctx: TenantContext,
  refinements: Refinements,
  year?: number,
): Promise<readonly StockVehicle[]> {
  const query = {
    ...emptyQuery,
    hitsPerPage: MAX_COMPARED,
    refinements: { ...refinements, car_type: ['demo', 'used'], status: ['coming_soon', 'in_stock'] },
    ranges: year === undefined ? {} : { year: { min: year - FARTHEST_YEARS, max: year + FARTHEST_YEARS } },
  }
  return (await searchStock(ctx, query, { facets: [] })).hits
}

/**
 * The built-in valuation: from the stock that the tenant's own site lists, never from other tenants' stock. The body, where it matters, is
 * what the rego service says, else that of the same model in stock. Rejects with `SearchUnavailable`.
 */
export async function stockValuation(
  ctx: TenantContext,
  vehicle: OwnVehicle,
  bodyByRego: () => Promise<string | null>,
): Promise<Omit<Valued, 'provider'>> {
  const names = await stockNames(ctx, vehicle)
  if (!names) return noValue('No vehicle of this make is in stock.')
  const { make, model } = names
  const sameModel = model === null ? [] : await findStock(ctx, { make: [make], model: [model] }, vehicle.year)
  const named = { ...vehicle, make, model: model ?? vehicle.model }
  const close = valueFromComparables({ ...named, body: null }, sameModel)
  if (close) return valued(close)
  const body = (await bodyByRego()) ?? (await bodyInStock(ctx, named))
  const sameBody = body === null ? [] : await findStock(ctx, { make: [make], body: [body] }, vehicle.year)
  const wide = valueFromComparables({ ...named, body }, sameBody)
  return wide ? valued(wide) : noValue('Too few similar vehicles are in stock.')
}

async function bodyInStock(ctx: TenantContext, named: OwnVehicle): Promise<string | null> {
  return bodyOfModel(named, await findStock(ctx, { make: [named.make], model: [named.model] }))
}

const valued = ({
  low,
  high,
  offer,
  reasons,
  basis,
}: NonNullable<ReturnType<typeof valueFromComparables>>) => ({
  figures: { low, high, offer },
  reasons,
  basis,
})

const noValue = (reason: string) => ({ figures: null, reasons: [], basis: { reason } })
