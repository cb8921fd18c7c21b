import { formatDollars } from '@/domain/money/money'
import { formatKilometres } from '@/domain/vehicle/vehicle-details'
import type { LandingNames } from '../landing/landing'
import type { RangeAttribute } from '../query/attributes'
import { type FacetAttribute, facetAttributeNames, rangeAttributeNames, rangeSpec } from '../query/attributes'
import { nearLabel } from '../query/near'
import type { Bounds, StockQuery } from '../query/stock-query'
import type { UnderstoodText } from '../understand/understand-text'
import { facetLabel } from './facet-label'

/** The query without one chosen value, from its first page. */
function withoutChoice(query: StockQuery, attribute: FacetAttribute, value: string): StockQuery {
  const { [attribute]: chosen = [], ...others } = query.refinements
  const left = chosen.filter((each) => each !== value)
  return { ...query, page: 1, refinements: left.length > 0 ? { ...others, [attribute]: left } : others }
}

/** The query without a make, and without its models that no other chosen make has: of another make they would find nothing. */
function withoutMake(query: StockQuery, make: string, makes: LandingNames['makes']): StockQuery {
  const without = withoutChoice(query, 'make', make)
  const { make: left = [], model = [] } = without.refinements
  const modelsOf = (names: readonly string[]) =>
    makes.flatMap(({ name, models }) => (names.includes(name) ? models : []))
  const [gone, kept] = [modelsOf([make]), modelsOf(left)]
  return model
    .filter((each) => gone.includes(each) && !kept.includes(each))
    .reduce((changed, each) => withoutChoice(changed, 'model', each), without)
}

/** The query with one more chosen value, from its first page. */
function withChoice(query: StockQuery, attribute: FacetAttribute, value: string): StockQuery {
  const chosen = [...new Set([...(query.refinements[attribute] ?? []), value])].sort()
  return { ...query, page: 1, refinements: { ...query.refinements, [attribute]: chosen } }
}

/** The query with a value chosen that was not, or without one that was: a make takes its models along. */
export function toggleChoice(
  query: StockQuery,
  attribute: FacetAttribute,
  value: string,
  makes: LandingNames['makes'],
): StockQuery {
  if (!query.refinements[attribute]?.includes(value)) return withChoice(query, attribute, value)
  return attribute === 'make' ? withoutMake(query, value, makes) : withoutChoice(query, attribute, value)
}

/** The query with a range of these bounds, from its first page. Bounds that are the wrong way round change places. */
export function withRange(query: StockQuery, attribute: RangeAttribute, { min, max }: Bounds): StockQuery {
  if (min === undefined && max === undefined) return withoutRange(query, attribute)
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  const bounds = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
  return { ...query, page: 1, ranges: { ...query.ranges, [attribute]: bounds } }
}

/** The query without one range, from its first page. */
function withoutRange(query: StockQuery, attribute: RangeAttribute): StockQuery {
  const { [attribute]: _, ...others } = query.ranges
  return { ...query, page: 1, ranges: others }
}

/** One thing that narrows a search, and the search without it. */
export interface ActiveFilter {
  readonly label: string
  readonly without: StockQuery
}

type Reading = Pick<UnderstoodText, 'parts' | 'words' | 'searchedText'>

/**
 * Everything that narrows a search: what its text was understood as, then the filters in their order. `makes` says which models
 * go with a make that is taken off.
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
 * Each phrase that was understood can be taken off by itself, and so can the words that are left. A text with neither, such as
 * one without a letter, narrows nothing.
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

/** The words of a text that a shorter one lacks. */
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

/** A bound as the filters themselves write it: `$20,000`, `50,000 km`, `2020`. */
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
