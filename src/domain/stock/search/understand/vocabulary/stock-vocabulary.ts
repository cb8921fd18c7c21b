import type { FacetAttribute } from '@/domain/stock/search/query/attributes'

/** A value with the number of listed vehicles that have it. */
export interface CountedValue {
  readonly value: string
  readonly count: number
}

/** Attributes whose values a text may name, beside make, model and year. */
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

/** What a tenant's listed stock can be asked for by: every value as it is stored. Plain data, so that it can be cached. */
export interface StockVocabulary {
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly values: { readonly [A in NamedAttribute]?: readonly CountedValue[] }
  /** The oldest and the newest year; null when no vehicle has one. */
  readonly years: { readonly min: number; readonly max: number } | null
  /** The folded words of the searched text with the number of vehicles that have them, in code-unit order. */
  readonly words: readonly (readonly [word: string, count: number])[]
}

/** The vocabulary of a website without stock. */
export const emptyVocabulary: StockVocabulary = { makes: [], values: {}, years: null, words: [] }
