import type { FacetAttribute } from '@/domain/stock/search/query/attributes'

export interface CountedValue {
  readonly value: string
  readonly count: number
}

/** Attributes whose values a text may name, in addition to make, model and year. */
export type NamedAttribute = Extract<
  FacetAttribute,
  | 'badge'
  | 'body'
  | 'car_type'
  | 'categories'
  | 'certified'
  | 'city'
  | 'colour'
  | 'dealership_name'
  | 'drive'
  | 'filtered_features'
  | 'fuel'
  | 'item_type'
  | 'location_name'
  | 'seats'
  | 'state'
  | 'transmission'
>

/** Everything that a search text can name in a tenant's listed stock, with values as stored. Plain data, so it can be cached. */
export interface StockVocabulary {
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly values: { readonly [A in NamedAttribute]?: readonly CountedValue[] }
  /** The oldest and newest year, or null when no vehicle has one. */
  readonly years: { readonly min: number; readonly max: number } | null
  /** The folded words of the vehicles' texts, each with its number of vehicles, in code-unit order. */
  readonly words: readonly (readonly [word: string, count: number])[]
}

export const emptyVocabulary: StockVocabulary = { makes: [], values: {}, years: null, words: [] }
