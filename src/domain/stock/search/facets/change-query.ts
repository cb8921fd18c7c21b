import { formatDollars } from '@/domain/money/money'
import { formatKilometres } from '@/domain/vehicle/vehicle-details'
import type { LandingNames } from '../landing/landing'
import type { RangeAttribute } from '../query/attributes'
import { type FacetAttribute, facetAttributeNames, rangeAttributeNames, rangeSpec } from '../query/attributes'
import { nearLabel } from '../query/near'
import type { Bounds, StockQuery } from '../query/stock-query'
import type { UnderstoodText } from '../understand/understand-text'
import { facetLabel } from './facet-label'

function withoutChoice(query: StockQuery, attribute: FacetAttribute, value: string): StockQuery {
  const { [attribute]: chosen = [], ...others } = query.refinements
  const left = chosen.filter((each) => each !== value)
  return { ...query, page: 1, refinements: left.length > 0 ? { ...others, [attribute]: left } : others }
}

/** Removes a make and its models, except models of another chosen make. Without their make they would match nothing. */
function withoutMake(query: StockQuery, make: string, makes: LandingNames['makes']): StockQuery {
  const without = withoutChoice(query, 'make', make)
  const { make: left = [], model = [] } = without.refinements
  const modelsOf = (names: readonly string[]) =>
    makes.flatMap(({ name, models }) => (names.includes(name) ? models : []))
  const [gone, remaining] = [modelsOf([make]), modelsOf(left)]
  return model
    .filter((each) => gone.includes(each) && !remaining.includes(each))
    .reduce((changed, each) => withoutChoice(changed, 'model', each), without)
}

function withChoice(query: StockQuery, attribute: FacetAttribute, value: string): StockQuery {
  const chosen = [...new Set([...(query.refinements[attribute] ?? []), value])].sort()
  return { ...query, page: 1, refinements: { ...query.refinements, [attribute]: chosen } }
}

/** Adds or removes a value and returns to the first page. Removing a make removes its models too. */
export function toggleChoice(
  query: StockQuery,
  attribute: FacetAttribute,
  value: string,
  makes: LandingNames['makes'],
): StockQuery {
  if (!query.refinements[attribute]?.includes(value)) return withChoice(query, attribute, value)
  return attribute === 'make' ? withoutMake(query, value, makes) : withoutChoice(query, attribute, value)
}

/** Sets a range and returns to the first page. Swaps bounds that are in the wrong order. */
export function withRange(query: StockQuery, attribute: RangeAttribute, { min, max }: Bounds): StockQuery {
  if (min === undefined && max === undefined) return withoutRange(query, attribute)
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  const bounds = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
  return { ...query, page: 1, ranges: { ...query.ranges, [attribute]: bounds } }
}

function withoutRange(query: StockQuery, attribute: RangeAttribute): StockQuery {
  const { [attribute]: _, ...others } = query.ranges
  return { ...query, page: 1, ranges: others }
}

export interface ActiveFilter {
  readonly label: string
  readonly without: StockQuery
}

type Reading = Pick<UnderstoodText, 'parts' | 'words' | 'searchedText'>

/**
 * Lists everything that narrows a search: the understood phrases of its text, then the other filters in order. `makes`
 * decides which models are removed with a make.
 */
export function activeFilters(
  query: StockQuery,
  reading: Reading,
  makes: LandingNames['makes'] = [],
): readonly ActiveFilter[] {
  const text = textFilters(query, reading)
  const choices = facetAttributeNames.flatMap((attribute) =>
    (query.refinements[attribute] ?? []).map((value) => ({
      label: facetLabel(attribute, value),
      without:
        attribute === 'make' ? withoutMake(query, value, makes) : withoutChoice(query, attribute, value),
    })),
  )
  const ranges = rangeAttributeNames.flatMap((attribute) => {
    const bounds = query.ranges[attribute]
    return bounds ? [{ label: boundsLabel(attribute, bounds), without: withoutRange(query, attribute) }] : []
  })
  const near = query.near
    ? [{ label: nearLabel(query.near), without: { ...query, page: 1, near: null } }]
    : []
  return [...text, ...choices, ...ranges, ...near]
}

/**
 * Each understood phrase and the remaining words can be removed separately. A text with neither, such as one without
 * letters, narrows nothing.
 */
function textFilters(query: StockQuery, { parts, words, searchedText }: Reading) {
  const text = searchedText ?? query.text
  const withText = (label: string, rest: string) => ({ label, without: { ...query, page: 1, text: rest } })
  if (parts.length === 0 && words.length === 0) return []
  if (parts.length === 0) return [withText(`“${text}”`, '')]
  const understood = parts.map((part) => withText(part.label, part.text))
  if (words.length === 0) return understood
  const phrases = parts.map((part) => wordsGone(text, part.text)).join(' ')
  return [...understood, withText(`“${words.join(' ')}”`, phrases)]
}

function wordsGone(text: string, shorter: string): string {
  const left = shorter.split(/\s+/)
  const gone = text.split(/\s+/).filter((word) => {
    const index = left.indexOf(word)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return gone.join(' ')
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })

/** Formats a bound as the filters do: `$20,000`, `50,000 km`, `2020`. */
function boundLabel(attribute: RangeAttribute, value: number): string {
  if (attribute === 'km') return formatKilometres(value)
  if (attribute === 'created_at_timestamp') return day.format(value * 1000)
  return rangeSpec(attribute).ofPrice ? formatDollars(value, 'ifAny') : `${value}`
}

function boundsLabel(attribute: RangeAttribute, { min, max }: Bounds): string {
  const format = (value: number) => boundLabel(attribute, value)
  const { label } = rangeSpec(attribute)
  if (min === undefined) return `${label} to ${format(max ?? 0)}`
  return max === undefined ? `${label} from ${format(min)}` : `${label} ${format(min)} to ${format(max)}`
}
