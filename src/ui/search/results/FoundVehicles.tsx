import { type ComponentProps, memo, useDeferredValue, useMemo } from 'react'
import { Pagination } from '@/ui/primitives/Pagination'
import { inPlace } from '../SearchLink'
import { useSearch } from '../search-context'
import { EmptyResults, PastLastPage } from './EmptyResults'
import { PageSize } from './PageSize'
import { ResultsGrid } from './ResultsGrid'
import { useView } from './use-view'

export function FoundVehicles() {
  const { answer, site } = useSearch()
  const { layout } = useView()
  const { hits, tiles, distances } = answer
  const now = useMemo(() => new Date(answer.now), [answer])
  if (answer.count > 0 && answer.page > answer.pages) return <PastLastPage />
  if (hits.length === 0) return <EmptyResults />
  return (
    <>
      <LiveGrid {...{ hits, tiles, layout, distances }} card={site.cards} now={now} />
      <div className="flex flex-wrap items-end justify-center gap-x-8 gap-y-4 [&>nav]:flex-auto">
        <Pages />
        <PageSize />
      </div>
    </>
  )
}

/**
 * Cards are most of the rendering work of an answer: the first ones render at once, the others in later
 * frames. Cards do not re-render while a new choice only updates the filters.
 */
const LiveGrid = memo(function LiveGrid(props: ComponentProps<typeof ResultsGrid>) {
  const late = useDeferredValue(props)
  return <ResultsGrid {...props} late={late} />
})

function Pages() {
  const { answer, hrefOf, changeQuery } = useSearch()
  return (
    <Pagination
      page={answer.page}
      pages={answer.pages}
      hrefOf={(page) => hrefOf({ ...answer.query, page })}
      onTurn={(page, event) =>
        inPlace(() => changeQuery((requested) => ({ ...requested, page }), { isOtherPage: true }))(event)
      }
    />
  )
}
