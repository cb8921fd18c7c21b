import type { QuotedLender } from '@/domain/finance/offer/availability'
import type { ListingRule } from '@/domain/stock/listing'
import type { TenantId } from '@/domain/tenants/tenant-context'
import type { SortStep } from '@/domain/vehicle/sorts'
import type { FacetAttribute, RangeAttribute } from '../query/attributes'
import type { Bounds } from '../query/stock-query'
import type { WeeklyRule } from './weekly-rule'

/** One attribute's condition. */
export interface AttributeFilter {
  readonly attribute: FacetAttribute | RangeAttribute
  /** Any of these values; absent when no value was chosen. An empty list is met by no vehicle. */
  readonly anyOf?: readonly string[]
  /** Both bounds belong to the range; a vehicle without the value is outside every range. */
  readonly range?: Bounds
  /** Of models: makes that meet it, whatever their model (`wholeMakes`). */
  readonly orMakes?: readonly string[]
}

/**
 * A search as data: what is listed, what narrows it, in which order, which part is wanted and what is counted. Engines
 * translate it and decide nothing.
 */
export interface SearchPlan {
  readonly tenantId: TenantId
  readonly listing: ListingRule
  /** Folded words; each must begin a word of the vehicle (see `searchable-text`). */
  readonly words: readonly string[]
  /**
   * Lists only vehicles whose stock number, VIN or registration is this one (`squeezeIdentifier`); null when nobody typed one whole.
   */
  readonly identifier: string | null
  /** Ids of vehicles that are not listed, nor counted: the one that others are like (SIM-03). */
  readonly without: readonly string[]
  /**
   * Lists only vehicles of these locations: those within the distance that was asked for, of which there may be none. Null for no
   * distance. Every facet counts within it, that of locations too; a filter by location names none beyond it.
   */
  readonly nearby: readonly string[] | null
  /** One filter an attribute. A facet's counts leave out the filters that `countsDespite` names. */
  readonly filters: readonly AttributeFilter[]
  /** Lists only vehicles with a price above this; also what facets count. */
  readonly priceAbove: number | null
  /** Names of the locations whose vehicles come first, in this order: the site's own, or those nearby by distance. */
  readonly preferredLocations: readonly string[]
  readonly sort: readonly SortStep[]
  readonly page: number
  readonly hitsPerPage: number
  readonly facets: readonly FacetAttribute[]
  /** How many values are listed of each facet (`commonValues`); null for all. */
  readonly mostValues: number | null
  /** False: hits carry no price (PRICE-09). */
  readonly pricesVisible: boolean
  /** The lender whose weekly figures hits carry; null for none. */
  readonly finance: QuotedLender | null
  /** What `weekly_price` and its brackets are of; null where hits carry none, and then no filter and no facet is by them. */
  readonly weekly: WeeklyRule | null
}
