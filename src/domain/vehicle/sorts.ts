/** The first is the default (SEARCH-22). */
export const sorts = {
  'custom_rank:desc': { label: 'Recommended', by: 'custom_rank', direction: 'desc' },
  'price:asc': { label: 'Price: low to high', by: 'price', direction: 'asc' },
  'price:desc': { label: 'Price: high to low', by: 'price', direction: 'desc' },
  'year:desc': { label: 'Year: newest first', by: 'year', direction: 'desc' },
  'year:asc': { label: 'Year: oldest first', by: 'year', direction: 'asc' },
  'km:asc': { label: 'Kilometres: low to high', by: 'km', direction: 'asc' },
  'km:desc': { label: 'Kilometres: high to low', by: 'km', direction: 'desc' },
  'created_at_timestamp:desc': { label: 'Latest arrivals', by: 'created_at', direction: 'desc' },
  'distance:asc': { label: 'Nearest first', by: 'distance', direction: 'asc' },
} as const satisfies Record<string, Sort>

interface Sort extends Pick<SortStep, 'direction'> {
  readonly label: string
  readonly by: SortStep['by'] | 'distance'
}

/** Vehicles without a value are last in either direction. */
export interface SortStep {
  readonly by: 'custom_rank' | 'price' | 'year' | 'km' | 'created_at' | 'id'
  readonly direction: 'asc' | 'desc'
}

export type SortKey = keyof typeof sorts

export const DEFAULT_SORT: 'custom_rank:desc' = 'custom_rank:desc'

/** Only for searches within a distance of a postcode. */
export const NEAREST_FIRST = 'distance:asc' satisfies SortKey

export const sortKeys = Object.keys(sorts) as readonly SortKey[]

export const siteSortKeys = sortKeys.filter(
  (key): key is Exclude<SortKey, typeof NEAREST_FIRST> => key !== NEAREST_FIRST,
)

export function offeredSorts(search: { readonly pricesVisible: boolean; readonly isNear: boolean }) {
  return sortKeys.filter(
    (key) => (search.pricesVisible || !sortsByPrice(key)) && (search.isNear || key !== NEAREST_FIRST),
  )
}

/** `created_at:desc` is an alias of the latest arrivals. */
export function parseSortKey(name: string): SortKey | null {
  if (name === 'created_at:desc') return 'created_at_timestamp:desc'
  return Object.hasOwn(sorts, name) ? (name as SortKey) : null
}

export function sortsByPrice(sort: SortKey): boolean {
  return sorts[sort].by === 'price'
}

/**
 * All sort keys: the chosen one, then rank, then the newest record, so that no two vehicles tie. For nearest first,
 * `preferredLocations` of the plan sorts the locations; within a location the default keys apply.
 */
export function sortSteps(sort: SortKey): readonly SortStep[] {
  const { by, direction } = sorts[sort]
  const steps: SortStep[] = by === 'distance' || by === 'custom_rank' ? [] : [{ by, direction }]
  return [...steps, { by: 'custom_rank', direction: 'desc' }, { by: 'id', direction: 'desc' }]
}
