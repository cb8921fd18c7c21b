import type { Template } from '@/domain/flags/templates'
import { rangeAttributeNames } from '@/domain/stock/search/attributes'
import { carriedParameters } from '@/domain/stock/search/carried-parameters'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { pageFacets } from '@/domain/stock/search/shown-facets'
import { FilterGroup } from './FilterGroup'
import type { FilterBlock, FilterBlocksInput } from './filter-block'
import { filterBlocks } from './filter-blocks'
import { KeywordField } from './KeywordField'
import { type Found, ShowResults } from './ShowResults'

/** The form's id: the order and the page's length are chosen outside the form, and sent with it. */
export const FILTER_FORM = 'stock-filters'

/** Filters that stand open in a rail from the start, and those that have a place of their own in a rail and in a bar. */
const OPEN = 3
const IN_RAIL = 16
const IN_BAR = 4

interface Props extends FilterBlocksInput {
  layout: Template['layout']['filters']
  clearHref: string
  found: Found
  /** Whether the page's length is chosen beside the form; else the form carries it. */
  pageSize: boolean
}

/** Every filter as a plain form: it works before, and without, any script. */
export function FilterForm({ layout, clearHref, found, pageSize, ...input }: Props) {
  const { query } = input
  const isBar = layout === 'bar'
  const blocks = filterBlocks(input)
  const ranges = rangeAttributeNames.filter((attribute) => blocks.some(({ key }) => key === attribute))
  const inView = blocks.slice(0, isBar ? IN_BAR : IN_RAIL)
  const more = blocks.slice(inView.length)
  const group = isBar ? 'filter' : undefined
  return (
    // A browser that filled in what it remembers would contradict the results.
    <form id={FILTER_FORM} action={SEARCH_PATH} autoComplete="off" className="filter-form">
      <div className="filter-fields">
        <KeywordField value={query.text} />
        {carriedParameters(query, { facets: pageFacets, ranges, pageSize }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {inView.map(({ key, label, isChosen, content }, index) => (
          <FilterGroup
            key={key}
            name={key}
            label={label}
            group={group}
            open={!isBar && (index < OPEN || isChosen)}
            isChosen={isChosen}
            found={found}
          >
            {content}
          </FilterGroup>
        ))}
        {more.length > 0 && <MoreFilters blocks={more} group={group} found={found} />}
      </div>
      <div className="filter-actions">
        <ShowResults {...found} />
        <a
          href={clearHref}
          data-clear-filters
          className="inline-flex min-h-11 items-center text-sm text-link underline"
        >
          Clear filters
        </a>
      </div>
    </form>
  )
}

interface MoreProps {
  blocks: readonly FilterBlock[]
  group: string | undefined
  found: Found
}

/** What a rail or a bar has no room for, side by side or one below the other. */
function MoreFilters({ blocks, group, found }: MoreProps) {
  const isChosen = blocks.some((block) => block.isChosen)
  return (
    <FilterGroup
      name="more"
      label="More filters"
      group={group}
      open={!group && isChosen}
      isChosen={isChosen}
      found={found}
      isWide
    >
      {blocks.map(({ key, label, content }) => (
        <section key={key} data-key={key}>
          <h3 className="facet-title">{label}</h3>
          {content}
        </section>
      ))}
    </FilterGroup>
  )
}
