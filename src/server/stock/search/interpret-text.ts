import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import {
  mayBeIdentifier,
  normaliseIdentifier,
  plainReading,
} from '@/domain/stock/search/understand/text-reading'
import { type UnderstoodText, understandText } from '@/domain/stock/search/understand/understand-text'
import type { StockVocabulary } from '@/domain/stock/search/understand/vocabulary/stock-vocabulary'
import type { UnderstandOptions } from '@/domain/stock/search/understand/vocabulary/understood'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { createPostcodeCheck } from './near/postcode-position'
import { listedConditions } from './postgres/listed-sql'
import { SqlParameters } from './postgres/sql-parameters'
import { getVocabulary } from './vocabulary/get-vocabulary'

/**
 * Interprets a shopper's text on the tenant's website: as one of its vehicles, when the text is a whole stock number, VIN or
 * registration; else by the trade's vocabulary. A fully understood text identifies no vehicle, except a number alone that is not
 * a year: only the stock can tell a price or a postcode from a stock number.
 */
export async function interpretText(ctx: TenantContext, text: string): Promise<UnderstoodText> {
  if (text === '') return { ...plainReading(text), parts: [] }
  const understood = understandText(text, ...(await textContext(ctx)))
  const mayBeNumber = /^\s*\d+\s*$/.test(text) && !understood.refinements.year
  if ((understood.words.length === 0 && !mayBeNumber) || !mayBeIdentifier(text)) return understood
  const identifier = normaliseIdentifier(text)
  if (!(await isListed(ctx, identifier))) return understood
  return { ...plainReading(''), identifier, parts: [{ label: text.trim(), text: '', refinements: {} }] }
}

export async function textContext(ctx: TenantContext): Promise<[StockVocabulary, UnderstandOptions]> {
  const [vocabulary, knowsPostcode] = await Promise.all([getVocabulary(ctx), createPostcodeCheck()])
  const pricesVisible = ctx.settings['price.visible']
  const weeklyVisible = listSmallPrint(ctx.financeProvider, ctx.settings) !== null
  return [vocabulary, { pricesVisible, weeklyVisible, knowsPostcode }]
}

async function isListed(ctx: TenantContext, identifier: string): Promise<boolean> {
  const reading = { ...plainReading(''), identifier }
  const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [], reading })
  const parameters = new SqlParameters()
  const where = listedConditions(plan, parameters).join(' AND ')
  const { rowCount } = await database().query(
    `SELECT FROM search.stock s WHERE ${where} LIMIT 1`,
    parameters.values,
  )
  return Boolean(rowCount)
}
