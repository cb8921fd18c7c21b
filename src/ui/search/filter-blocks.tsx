import { kilometreStops, yearStops } from '@/domain/stock/search/range-choices'
import { readValues, type ShownFacet, shownFacets } from '@/domain/stock/search/shown-facets'
import { formatKilometres } from '@/domain/stock/vehicle-details'
import { ExactChoices } from './ExactChoices'
import { FacetChoices } from './FacetChoices'
import { facetBlock } from './facet-block'
import type { BlockMaker, FacetNamed, FilterBlock, FilterBlocksInput } from './filter-block'
import { anyBadgeBlock, badgeBlock, makeBlock, modelBlock } from './make-blocks'
import { NearFields } from './NearFields'
import { priceBlock, subscriptionBlock, weeklyPriceBlock } from './price-blocks'
import { RangeSelects } from './RangeSelects'

const yearBlock: BlockMaker = ({ query, facets }, named) => {
  const stops = yearStops(facets, query)
  const [bounds, years] = [query.ranges.year, named('year')]
  const isChosen = bounds !== undefined || years?.isChosen === true
  if (stops.length < 2 && !isChosen) return null
  return {
    label: 'Year',
    isChosen,
    content: (
      <>
        <RangeSelects attribute="year" legend="Year" bounds={bounds} stops={stops} />
        <ExactChoices facet={years} label="Years one by one" />
      </>
    ),
  }
}

const kilometresBlock: BlockMaker = ({ query }) => ({
  label: 'Kilometres',
  isChosen: query.ranges.km !== undefined,
  content: (
    <RangeSelects
      attribute="km"
      legend="Kilometres"
      bounds={query.ranges.km}
      stops={kilometreStops(query)}
      labelOf={formatKilometres}
    />
  ),
})

/** Locations; when a distance was asked for, the nearest first and each with how far it is. */
function locationsOf({ distances = {} }: FilterBlocksInput, named: FacetNamed): ShownFacet | undefined {
  const facet = named('location_name')
  if (!facet) return undefined
  const far = Number.POSITIVE_INFINITY
  const choices = facet.choices
    .map((choice) => ({ choice, km: distances[choice.value] ?? far }))
    .toSorted((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ choice, km }) =>
      km === far ? choice : { ...choice, label: `${choice.label} (${Math.round(km)} km)` },
    )
  return { ...facet, choices }
}

const placeBlock: BlockMaker = (input, named) => {
  const locations = locationsOf(input, named)
  return {
    label: 'Location',
    isChosen: input.query.near !== null || locations?.isChosen === true,
    content: (
      <>
        <NearFields near={input.query.near} />
        {locations && <FacetChoices facet={locations} />}
      </>
    ),
  }
}

/** In the order of the panel. */
const makers: readonly (readonly [key: string, maker: BlockMaker])[] = [
  ['car_type', facetBlock('car_type')],
  ['make', makeBlock],
  ['model', modelBlock],
  ['price', priceBlock],
  ['body', facetBlock('body')],
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
  ['item_type', facetBlock('item_type')],
  ['categories', facetBlock('categories')],
  ['certified', facetBlock('certified')],
  ['dealership_name', facetBlock('dealership_name')],
  ['city', facetBlock('city')],
  ['state', facetBlock('state')],
  ['status', facetBlock('status')],
  ['tag', facetBlock('tag')],
  ['badge', anyBadgeBlock],
]

/** Every filter that the stock found can be narrowed by, in order: all of SEARCH-06 that have more than one value. */
export function filterBlocks(input: FilterBlocksInput): readonly FilterBlock[] {
  const { query, reading, facets, hrefOf } = input
  const read = readValues(reading?.parts ?? [], (text) => hrefOf({ ...query, page: 1, text }))
  const shown = shownFacets(facets, query.refinements, read)
  const named: FacetNamed = (attribute) => shown.find((facet) => facet.attribute === attribute)
  return makers.flatMap(([key, maker]) => {
    const block = maker(input, named)
    return block ? [{ key, ...block }] : []
  })
}
