import { REAL_PRICE_ABOVE } from '../pricing/advertised-price'
import { formatCount } from '../text/format-count'
/** What may need somebody's attention, the most urgent first. */
export const attentionKinds = [
  'undelivered-leads',
  'failed-imports',
  'late-feeds',
  'unchanged-feeds',
  'approvals',
  'comments',
  'wrong-prices',
  'unchecked-prices',
  'dead-links',
  'no-price',
  'no-photo',
  'ageing',
  'no-hours',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** Days in stock after which a vehicle counts as ageing. */
export const AGEING_DAYS = 90

const words: Readonly<Record<AttentionKind, readonly [one: string, many: string]>> = {
  'undelivered-leads': ['lead was not delivered', 'leads were not delivered'],
  'failed-imports': ['dealership’s last import failed', 'dealerships’ last imports failed'],
  'late-feeds': ['stock feed is late', 'stock feeds are late'],
  'unchanged-feeds': [
    'stock feed has changed nothing for a week',
    'stock feeds have changed nothing for a week',
  ],
  approvals: ['draft waits for approval', 'drafts wait for approval'],
  comments: ['comment is open', 'comments are open'],
  'wrong-prices': [
    'price on a page differs from the stock file',
    'prices on pages differ from the stock files',
  ],
  'unchecked-prices': ['website’s prices could not be checked', 'websites’ prices could not be checked'],
  'dead-links': ['link on a page is dead', 'links on pages are dead'],
  'no-price': ['vehicle for sale has no price', 'vehicles for sale have no price'],
  'no-photo': ['vehicle for sale has no photo', 'vehicles for sale have no photo'],
  ageing: [
    `vehicle has been for sale for over ${AGEING_DAYS} days`,
    `vehicles have been for sale for over ${AGEING_DAYS} days`,
  ],
  'no-hours': ['location has no opening hours', 'locations have no opening hours'],
}

/** A number of one website. */
export interface AttentionCount {
  readonly kind: AttentionKind
  readonly website: string
  readonly count: number
}

export interface Attention {
  readonly kind: AttentionKind
  readonly total: number
  /** `7 vehicles for sale have no photo`. */
  readonly text: string
  /** The websites with the most first. */
  readonly websites: readonly { readonly name: string; readonly count: number }[]
}

/** One entry for each kind that any website has, the most urgent first. */
export function listAttention(counts: readonly AttentionCount[]): Attention[] {
  return attentionKinds.flatMap((kind) => {
    const found = counts.filter((one) => one.kind === kind && one.count > 0)
    if (found.length === 0) return []
    const total = found.reduce((sum, { count }) => sum + count, 0)
    const [one, many] = words[kind]
    const websites = found
      .map(({ website: name, count }) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    return [{ kind, total, text: `${formatCount(total)} ${total === 1 ? one : many}`, websites }]
  })
}

type Clause = readonly [field: string, operator: string, value: string | number | boolean | readonly string[]]

const FOR_SALE: readonly Clause[] = [
  ['status', 'in', ['in_stock', 'coming_soon']],
  ['show_on_dealer_website', 'equals', true],
  ['sold', 'not_equals', true],
  ['staff.hidden', 'not_equals', true],
]

/** The admin's list with these filters. Payload reads `where` from the address. */
function listOf(collection: string, ...alternatives: readonly (readonly Clause[])[]): string {
  const query = new URLSearchParams()
  alternatives.forEach((clauses, or) => {
    clauses.forEach(([field, operator, value], and) => {
      const name = `where[or][${or}][and][${and}][${field}][${operator}]`
      if (typeof value !== 'object') query.set(name, String(value))
      else for (const [nth, one] of value.entries()) query.set(`${name}[${nth}]`, one)
    })
  })
  return `/collections/${collection}${query.size > 0 ? `?${query}` : ''}`
}

/** The place in the admin to fix it, below the admin's own path. */
export function attentionPath(kind: AttentionKind, now: Date): string {
  const dayBefore = new Date(now.getTime() - AGEING_DAYS * 86_400_000).toISOString()
  const paths: Readonly<Record<AttentionKind, string>> = {
    'undelivered-leads': listOf('lead-deliveries', [['state', 'equals', 'undelivered']]),
    'failed-imports': '/feed-health',
    'late-feeds': '/feed-health',
    'unchanged-feeds': '/feed-health',
    approvals: listOf('approvals', [['state', 'equals', 'open']]),
    comments: listOf('comments', [['state', 'equals', 'open']]),
    'wrong-prices': listOf('price-checks', [['errors', 'greater_than', 0]]),
    'unchecked-prices': listOf('price-checks', [['errors', 'exists', false]]),
    'dead-links': listOf('link-checks', [['dead', 'greater_than', 0]]),
    'no-price': listOf(
      'vehicles',
      [...FOR_SALE, ['price', 'exists', false]],
      [...FOR_SALE, ['price', 'less_than_equal', REAL_PRICE_ABOVE]],
    ),
    'no-photo': listOf('vehicles', [...FOR_SALE, ['primary_image_url', 'exists', false]]),
    ageing: listOf('vehicles', [...FOR_SALE, ['createdAt', 'less_than', dayBefore]]),
    'no-hours': listOf('locations'),
  }
  return paths[kind]
}
