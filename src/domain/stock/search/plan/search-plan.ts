import type { QuotedLender } from '@/domain/finance/offer/availability'
import type { ListingRule } from '@/domain/stock/listing'
import type { TenantId } from '@/domain/tenants/tenant-context'
import type { SortStep } from '@/domain/vehicle/sorts'
import type { FacetAttribute, RangeAttribute } from '../query/attributes'
import type { Bounds } from '../query/stock-query'
import type { WeeklyRule } from './weekly-rule'

/** A condition on one attribute. */
export interface AttributeFilter {
  readonly attribute: FacetAttribute | RangeAttribute
  /** Any of these values. Absent when no value is chosen. An empty list matches no vehicle. */
  readonly anyOf?: readonly string[]
  /** Both bounds are inclusive. A vehicle without the value is outside every range. */
  readonly range?: Bounds
  /** For models: makes that match with any model (`wholeMakes`). */
  readonly orMakes?: readonly string[]
}

/**
 * A search as data: listing rule, filters, order, page and facets. Engines only translate it and make no decisions of
 * their own.
 */
export interface SearchPlan {
  readonly tenantId: TenantId
  readonly listing: ListingRule
  /** Folded words. Each must start a word of the vehicle (see `searchable-text`). */
  readonly words: readonly string[]
  /** Lists only vehicles with this stock number, VIN or registration (`normaliseIdentifier`). Null when the text holds none. */
  readonly identifier: string | null
  /** Ids of vehicles excluded from results and counts, such as the one that others are similar to (SIM-03). */
  readonly without: readonly string[]
  /**
   * Lists only vehicles at these locations, which are within the requested distance and may be none. Null for no
   * distance. It applies to every facet's counts, including locations. A filter by location only contains locations
   * within it.
   */
  readonly nearby: readonly string[] | null
  /** One filter per attribute. A facet's counts ignore the filters that `ignoresFilter` names. */
  readonly filters: readonly AttributeFilter[]
  /** Lists only vehicles with a price above this. It applies to facet counts too. */
  readonly priceAbove: number | null
  /** Names of the locations whose vehicles come first, in this order: the site's own, or the nearest. */
  readonly preferredLocations: readonly string[]
  readonly sort: readonly SortStep[]
  readonly page: number
  readonly hitsPerPage: number
  readonly facets: readonly FacetAttribute[]
  /** The maximum number of values listed per facet (`commonValues`); null for no limit. */
  readonly mostValues: number | null
  /** When false, hits carry no price (PRICE-09). */
  readonly pricesVisible: boolean
  /** The lender whose weekly figures hits carry; null for none. */
  readonly finance: QuotedLender | null
  /** Defines `weekly_price` and its ranges. When null, hits carry none, and no filter or facet uses them. */
  readonly weekly: WeeklyRule | null
}
