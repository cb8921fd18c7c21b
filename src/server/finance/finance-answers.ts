import { isFinanced, isQuoted, quotedLender } from '@/domain/finance/offer/availability'
import { financeDisclaimer } from '@/domain/finance/offer/finance-disclaimer'
import { type CompleteQuote, parseQuote } from '@/domain/finance/offer/quote'
import { type LinkedVehicle, vehicleCalculator } from '@/domain/finance/offer/vehicle-finance'
import { canShowRates } from '@/domain/finance/provider'
import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { getLender } from './get-lender'
import { withFinance } from './with-finance'

/** A lender's figures for a vehicle, with the texts required beside them (FIN-42). */
export interface LenderAnswer {
  readonly provider: { readonly key: string; readonly name: string }
  readonly lender: FinanceLender
  readonly disclaimer: string
  readonly warning: string
}

/**
 * The lender's figures for one of the tenant's vehicles at `now`. Null where finance is not available (FIN-01…07), where the site must
 * not show rates, and where it shows no prices, which the figures would reveal (PRICE-09).
 */
export async function answerLender(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): Promise<LenderAnswer | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const { financeProvider: provider } = ctx
  const quoted = quotedLender(provider, settings, now)
  if (!provider || !quoted || !settings['price.visible']) return null
  const lender = await getLender(ctx, vehicle)
  if (!lender || !isFinanced(vehicle, lender, quoted)) return null
  const { key, name } = provider
  const disclaimer = financeDisclaimer({ finance_lenders: { [key]: lender } }, provider, settings)
  return { provider: { key, name }, lender, disclaimer, warning: quoted.warning }
}

/** The calculator of one of the tenant's vehicles. Null for a vehicle that is not for sale, and on sites that must not show rates. */
export async function answerCalculator(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): Promise<LinkedVehicle | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const { financeProvider: provider } = ctx
  if (!canShowRates(provider) || !isForSale(vehicle)) return null
  const shown = publicVehicle(await withFinance(ctx, vehicle, now), settings)
  const { name, path } = shown
  const price = advertisedPrice(shown, settings['price.displayThreshold'])
  return { name, path, price, ...vehicleCalculator(shown, provider, settings, now) }
}

/** A quote with the text required beside it (FIN-43). */
export interface QuoteAnswer extends CompleteQuote {
  readonly warning: string
}

/**
 * The weekly quote of one of the tenant's vehicles: its own, or else the requested one. Null when no quote is wanted or received (FIN-44,
 * FIN-45), for vehicles that the lender does not finance (FIN-01…07), and on sites that show no prices or must not show rates.
 */
export async function answerQuote(
  ctx: TenantContext,
  vehicle: Vehicle,
  now: Date,
): Promise<QuoteAnswer | null> {
  const settings = vehicleSettings(ctx, vehicle)
  const quoted = quotedLender(ctx.financeProvider, settings, now)
  if (!quoted?.takesQuotes || !settings['price.visible'] || !isForSale(vehicle)) return null
  const known = await withFinance(ctx, vehicle, now)
  const quote = parseQuote(known.youxQuote)
  return quote && isQuoted(known, quote, quoted) ? { ...quote, warning: quoted.warning } : null
}
