import { ownValue } from '@/domain/records/own-value'
import {
  type CaravanRange,
  caravanRangeStops,
  kilometreStops,
  yearStops,
} from '@/domain/stock/search/facets/range-choices'
import { type ShownFacet, shownFacets, valuesFromText } from '@/domain/stock/search/facets/shown-facets'
import { rangeSpec } from '@/domain/stock/search/query/attributes'
import { withUnit } from '@/domain/vehicle/specs/with-unit'
import type { Category } from '@/domain/vehicle/vehicle'
import { formatKilometres } from '@/domain/vehicle/vehicle-details'
import { ExactChoices, FacetChoices } from './FacetChoices'
import {
  type BlockMaker,
  blockFromFacet,
  type FacetNamed,
  type FilterBlock,
  type FilterBlocksInput,
  facetBlock,
  rangeBlock,
} from './filter-block'
import { anyBadgeBlock, badgeBlock, makeBlock, modelBlock } from './make-blocks'
import { NearFields } from './NearFields'
import { priceBlock, subscriptionBlock, weeklyPriceBlock } from './price-blocks'

const yearBlock: BlockMaker = (input, named) => {
  const stops = yearStops(input.answer.facets, input.query)
  const years = named('year')
  const range = rangeBlock(input, 'year', { label: 'Year', stops })
  const isChosen = range.isChosen || years?.isChosen === true
  if (stops.length < 2 && !isChosen) return null
  return {
    ...range,
    isChosen,
    content: (
      <>
        {range.content}
        <ExactChoices facet={years} label="Years one by one" />
      </>
    ),
  }
}

const kilometresBlock: BlockMaker = (input) =>
  rangeBlock(input, 'km', {
    label: 'Kilometres',
    stops: kilometreStops(input.query),
    labelOf: formatKilometres,
  })

/**
 * Limits a filter to one category: it appears when the search is for that category, or when the results have
 * no other.
 */
function ofKind(category: Category, maker: BlockMaker): BlockMaker {
  return (input, named) => {
    const { categories = [], item_type = [] } = input.query.refinements
    const isRequested =
      categories.includes(category) || (category === 'Caravans' && item_type.includes('caravan'))
    const block = maker(input, named)
    return isRequested || block?.isChosen || !named('categories') ? block : null
  }
}

/**
 * A caravan's length or mass. It appears when results have sleeping places, which only caravans and
 * motorhomes have.
 */
function caravanBlock(attribute: CaravanRange, unit: string): BlockMaker {
  return (input, named) => {
    const range = rangeBlock(input, attribute, {
      label: rangeSpec(attribute).label,
      stops: caravanRangeStops(attribute, input.query),
      labelOf: (stop) => `${withUnit(stop, unit)}`,
    })
    return named('sleeps') || range.isChosen ? range : null
  }
}

/** The locations. After a search near a postcode the nearest is first, and each shows its distance. */
function locationsOf({ answer }: FilterBlocksInput, named: FacetNamed): ShownFacet | undefined {
  const facet = named('location_name')
  if (!facet) return undefined
  const { distances } = answer
  const far = Number.POSITIVE_INFINITY
  const choices = facet.choices
    .map((choice) => ({ choice, km: ownValue(distances, choice.value) ?? far }))
    .toSorted((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ choice, km }) => (km === far ? choice : { ...choice, label: `${choice.label} (${km} km)` }))
  return { ...facet, choices }
}

/** An unknown postcode filters nothing. Its error is in this group, so the group is open. */
const isNearUnknown = ({ answer }: FilterBlocksInput) => answer.problems.some(({ field }) => field === 'near')

const placeBlock: BlockMaker = (input, named) => {
  const locations = locationsOf(input, named)
  return {
    label: 'Location',
    isChosen: input.query.near !== null || isNearUnknown(input) || locations?.isChosen === true,
    content: (
      <>
        <NearFields />
        {locations && <FacetChoices facet={locations} />}
      </>
    ),
  }
}

const kindBlock: BlockMaker = (_, named) => {
  const facet = named('categories') ?? named('item_type')
  return facet ? blockFromFacet({ ...facet, label: 'Vehicle type' }) : null
}

/** Where the types are categories, a URL may still filter by `item_type`. */
const otherKindBlock: BlockMaker = (input, named) =>
  named('categories') && named('item_type')?.isChosen ? facetBlock('item_type')(input, named) : null

/** In the order of the panel: the filters that must be on the first screen come first. */
const makers: readonly (readonly [key: string, maker: BlockMaker])[] = [
  ['kind', kindBlock],
  ['car_type', facetBlock('car_type')],
  ['price', priceBlock],
  ['make', makeBlock],
  ['model', modelBlock],
  ['body', facetBlock('body')],
  ['sleeps', ofKind('Caravans', facetBlock('sleeps'))],
  ['body_length', ofKind('Caravans', caravanBlock('body_length', 'ft'))],
  ['atm', ofKind('Caravans', caravanBlock('atm', 'kg'))],
  ['tare', ofKind('Caravans', caravanBlock('tare', 'kg'))],
  ['engine_range', ofKind('Motorcycles', facetBlock('engine_range'))],
  ['badge', badgeBlock],
  ['year', yearBlock],
  ['km', kilometresBlock],
  ['weekly_price', weeklyPriceBlock],
  ['subscription_price', subscriptionBlock],
  ['fuel', facetBlock('fuel')],
  ['transmission', facetBlock('transmission')],
  ['drive', facetBlock('drive')],
  ['seats', facetBlock('seats')],
  ['colour', facetBlock('colour')],
  ['filtered_features', facetBlock('filtered_features')],
  ['place', placeBlock],
  ['item_type', otherKindBlock],
  ['certified', facetBlock('certified')],
  ['dealership_name', facetBlock('dealership_name')],
  ['city', facetBlock('city')],
  ['state', facetBlock('state')],
  ['status', facetBlock('status')],
  ['tag', facetBlock('tag')],
  ['badge', anyBadgeBlock],
]

/**
 * Returns every filter that can narrow the current results, in order: all filters of SEARCH-06 with more than
 * one value.
 */
export function filterBlocks(input: FilterBlocksInput): readonly FilterBlock[] {
  const { query, answer } = input
  const shown = shownFacets(answer.facets, query.refinements, valuesFromText(answer.reading.parts))
  const named: FacetNamed = (attribute) => shown.find((facet) => facet.attribute === attribute)
  return makers.flatMap(([key, maker]) => {
    const block = maker(input, named)
    return block ? [{ key, ...block }] : []
  })
}
