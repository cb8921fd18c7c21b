import { type FormEvent, useState } from 'react'
import { pageFacets } from '@/domain/stock/search/facets/shown-facets'
import { rangeAttributeNames } from '@/domain/stock/search/query/attributes'
import { carriedParameters } from '@/domain/stock/search/query/carried-parameters'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { offersPageSize } from '@/domain/stock/search/results/page-sizes'
import { useHydrated } from '@/ui/island/use-hydrated'
import { ClearLink } from '../SearchLink'
import { FILTER_FORM, type Search, useSearch } from '../search-context'
import { FilterGroup } from './FilterGroup'
import type { FilterBlock } from './filter-block'
import { filterBlocks } from './filter-blocks'
import { KeywordField } from './KeywordField'
import { ShowResults } from './ShowResults'
import { useActiveFilters } from './use-active-filters'

/** Number of filters that start open in a rail, and that a rail and a bar show outside "more filters". */
const OPEN_FILTERS = 4
const IN_RAIL = 16
const IN_BAR = 5

/** All filters as a plain form, which works before hydration and without JavaScript. */
export function FilterForm({ onShow }: { onShow: () => void }) {
  const search = useSearch()
  const isHydrated = useHydrated()
  const isNarrowed = useActiveFilters().length > 0
  const [shows, setShows] = useState(0)
  const isBar = search.site.layout.filters === 'bar'
  const blocks = filterBlocks(search)
  const inView = blocks.slice(0, isBar ? IN_BAR : IN_RAIL)
  const more = blocks.slice(inView.length)
  const group = isBar ? 'filter' : undefined
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isHeldBack(event.currentTarget)) return
    setShows(shows + 1)
    onShow()
    search.results.current?.focus({ preventScroll: true })
  }
  return (
    // Browser autofill would contradict the results. Once hydrated, the form validates its fields itself:
    // native validation would also block on a field in a closed group, where it cannot show its message.
    <form
      id={FILTER_FORM}
      action={SEARCH_PATH}
      autoComplete="off"
      noValidate={isHydrated}
      onSubmit={submit}
      className="flex min-h-0 flex-col bar:relative bar:flex-row bar:flex-wrap bar:items-center bar:gap-2"
    >
      <div className="filter-fields bar:contents">
        <KeywordField />
        <Carried search={search} blocks={blocks} />
        {inView.map(({ key, label, isChosen, content }, index) => (
          <FilterGroup
            key={key}
            label={label}
            group={group}
            opensAtFirst={!isBar && (index < OPEN_FILTERS || isChosen)}
            isChosen={isChosen}
            shows={shows}
          >
            {content}
          </FilterGroup>
        ))}
        {more.length > 0 && <MoreFilters blocks={more} group={group} shows={shows} />}
      </div>
      <div className="filter-actions flex flex-wrap items-center border-t border-line bg-surface-1 bar:hidden">
        <ShowResults />
        {isNarrowed && (
          <ClearLink className="inline-flex min-h-11 items-center text-sm text-link underline">
            Clear filters
          </ClearLink>
        )}
      </div>
    </form>
  )
}

/**
 * Whether a visible field has incomplete input. It then shows its message. Hidden fields do not block the
 * form (SEARCH-03).
 */
function isHeldBack(form: HTMLFormElement): boolean {
  const unfinished = [...form.querySelectorAll('input')].find(
    (field) => !field.validity.valid && field.checkVisibility(),
  )
  unfinished?.reportValidity()
  return unfinished !== undefined
}

/** Submits the parameters that have no field, so that no filter is lost. */
function Carried({ search, blocks }: { search: Search; blocks: readonly FilterBlock[] }) {
  const { query, answer, site } = search
  const ranges = rangeAttributeNames.filter((attribute) => blocks.some(({ key }) => key === attribute))
  const pageSize = answer.page <= answer.pages && offersPageSize(answer, site.hitsPerPage)
  return carriedParameters(query, { facets: pageFacets, ranges, pageSize }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

interface MoreProps {
  blocks: readonly FilterBlock[]
  group: string | undefined
  shows: number
}

function MoreFilters({ blocks, group, shows }: MoreProps) {
  const isChosen = blocks.some((block) => block.isChosen)
  return (
    <FilterGroup
      label="More filters"
      group={group}
      opensAtFirst={!group && isChosen}
      isChosen={isChosen}
      isWide
      shows={shows}
    >
      {blocks.map(({ key, label, content }) => (
        <section key={key}>
          <h3 className="pb-2 text-base/6 font-semibold">{label}</h3>
          {content}
        </section>
      ))}
    </FilterGroup>
  )
}
