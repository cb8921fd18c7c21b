'use client'

import { useEffect, useMemo, useState } from 'react'
import { weeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { saveSearchPath } from '@/domain/shoppers/alerts/save-search-path'
import type { ResultsAnswer } from '@/domain/stock/search/page/results-answer'
import type { SearchSite } from '@/domain/stock/search/page/search-site'
import { resultsNoun } from '@/domain/stock/search/results/results-count'
import { formatCount } from '@/domain/text/format-count'
import { island } from '@/ui/island/island'
import { Queries } from '@/ui/query/Queries'
import { RichText } from '@/ui/rich-text/RichText'
import { track } from '@/ui/tracking/track'
import { ActiveFilters } from './filters/ActiveFilters'
import { FilterPanel } from './filters/FilterPanel'
import { FoundVehicles } from './results/FoundVehicles'
import { SearchBand } from './results/SearchBand'
import { FAILURE, SearchFailure } from './results/SearchFailure'
import { SearchNotices } from './results/SearchNotices'
import { SortControl } from './results/SortControl'
import { ViewSwitch } from './results/ViewSwitch'
import { ChangeQueryProvider, SearchProvider, useSearch } from './search-context'
import { usePageHead } from './use-page-head'
import { useStockSearch } from './use-stock-search'

/** Milliseconds before the results fade while an answer is pending. */
const LATE_MS = 250

export interface StockSearchProps {
  site: SearchSite
  first: ResultsAnswer
}

/** A results page that updates with every choice (docs/website/stock-search.md). */
function StockSearch(props: StockSearchProps) {
  return (
    <Queries>
      <LiveSearch {...props} />
    </Queries>
  )
}

function LiveSearch({ site, first }: StockSearchProps) {
  const { search, isFailed, retry } = useStockSearch(site, first)
  const { answer } = search
  const [message, setMessage] = useState('')
  const found = `${formatCount(answer.shown)} ${resultsNoun(answer.shown, site.wording)} found`
  usePageHead(answer.head)
  useTracking(site.trackedEvent, answer, found)
  return (
    <ChangeQueryProvider value={search.changeQuery}>
      <SearchProvider value={{ ...search, announce: setMessage }}>
        <p role="status" className="sr-only">
          <Status text={isFailed ? FAILURE : message || found} />
        </p>
        <SearchBand
          heading={answer.heading}
          ground={site.layout.searchBand}
          count={answer.shown}
          wording={site.wording}
          saveHref={site.savesSearches ? saveSearchPath(answer.address) : null}
        />
        <div className="container-page flex flex-col gap-6 py-6 sm:py-8">
          <Beside>
            <SearchNotices />
            <Intro place="above" />
          </Beside>
          <Results failure={isFailed && <SearchFailure onRetry={retry} />} />
          <Beside>
            <Intro place="below" />
          </Beside>
        </div>
      </SearchProvider>
    </ChangeQueryProvider>
  )
}

/** Screen readers announce only changes, so the region is empty until the results change or fail. */
function Status({ text }: { text: string }) {
  const [first] = useState(text)
  const [isChanged, setIsChanged] = useState(false)
  if (text !== first && !isChanged) setIsChanged(true)
  return isChanged ? text : null
}

/**
 * Wraps optional elements above or below the results, so that the results remain the same child of their
 * parent: a rule such as `:last-child` would make browsers recalculate every card's style.
 */
function Beside({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-col gap-6 empty:hidden">{children}</div>
}

function Intro({ place }: { place: 'above' | 'below' }) {
  const { intro } = useSearch().answer
  if (intro?.place !== place) return null
  return (
    <section
      aria-label="About these vehicles"
      className={`border-line py-2 ${place === 'below' ? 'border-t pt-8' : 'not-first:border-t not-first:pt-8'}`}
    >
      <RichText content={intro.content} size="small" />
    </section>
  )
}

function Results({ failure }: { failure: React.ReactNode }) {
  const { site, answer, isWaiting, results } = useSearch()
  const hasWeekly = useMemo(() => answer.hits.some((hit) => weeklyFigure(hit) !== null), [answer])
  const isLate = useLate(isWaiting)
  return (
    <div
      className="results-layout grid min-w-0 gap-y-4"
      data-filters={site.layout.filters}
      data-car-types={answer.carTypes.join(' ')}
    >
      <a
        href="#results"
        className="ground-paper sr-only rounded-control font-semibold focus:not-sr-only focus:absolute focus:z-50"
      >
        Skip to results
      </a>
      <div className="results-tools flex gap-3 bg-surface-1 rail:contents">
        <FilterPanel />
        <div className="flex min-w-0 flex-1 items-center justify-end gap-3 lg:flex-none">
          <ViewSwitch />
          <SortControl />
        </div>
      </div>
      <section
        ref={results}
        id="results"
        aria-label="Results"
        aria-busy={isWaiting}
        data-late={isLate ? '' : undefined}
        data-weekly={hasWeekly ? '' : undefined}
        tabIndex={-1}
        className="results-main relative flex min-w-0 flex-col gap-6"
      >
        <Beside>
          {failure}
          <ActiveFilters />
        </Beside>
        <FoundVehicles />
      </section>
    </div>
  )
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  if (!isWaiting && isLate) setIsLate(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/**
 * Tracks a view of the results on load and after each answer (TRACK-12), with the number of results and
 * without the typed words.
 */
function useTracking(event: number | null, answer: object, found: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is tracked, even one with the same number of results
  useEffect(() => {
    if (event !== null) track({ event, data: { found } })
  }, [event, answer])
}

export default island('stock-search', 'load', StockSearch)
