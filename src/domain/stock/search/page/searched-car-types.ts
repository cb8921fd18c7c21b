import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { stockPreset } from '../../presets'
import { type TextReading, withReading } from '../understand/text-reading'

/** The car types that a search is for: as chosen or typed, else those of the website's stock preset. Empty for all. */
export const searchedCarTypes = (
  { query, reading }: { readonly query: StockQuery; readonly reading: TextReading },
  preset: Parameters<typeof stockPreset>[0],
): readonly string[] => withReading(query, reading).refinements.car_type ?? stockPreset(preset).carTypes ?? []
