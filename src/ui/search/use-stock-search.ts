import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { queryOfPath, searchAddress } from '@/domain/stock/search/landing/search-address'
import type { ResultsAnswer } from '@/domain/stock/search/page/results-answer'
import type { SearchSite } from '@/domain/stock/search/page/search-site'
import { unpackAnswer } from '@/domain/stock/search/page/unpack-answer'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { clearSearchChoices, initialQuery, saveSearchChoices } from '@/ui/stores/search-choices'
import type { ChangeQuery, Search } from './search-context'
import { useAnswer } from './use-answer'
import { useQueryHistory } from './use-query-history'
import { useScrollToResults } from './use-scroll-to-results'

/** Matches the parameters of a plain form submission. Canonical URLs express them differently. */
const FORM_ADDRESS = /^\?(query|page|sortBy|hitsPerPage|near|range|refinementList)\b/

export function useStockSearch(site: SearchSite, first: ResultsAnswer) {
  const names = useRef(unpackAnswer(first, site).names)
  const hrefOf = (query: StockQuery) => searchAddress(query, names.current)
  const { query, latest, navigate, rename, keep } = useQueryHistory(first.query, hrefOf)
  const { answer: packed, isWaiting, isFailed, retry, forgetOld } = useAnswer(query, first, site.seed)
  const answer = useMemo(() => unpackAnswer(packed, site), [packed, site])
  const [clearings, setClearings] = useState(0)
  const results = useRef<HTMLElement>(null)
  const expectArrival = useScrollToResults(query, isWaiting, results)

  const changeQuery = useLatest<ChangeQuery>((change, step = {}) => {
    const before = latest.current
    const next = change(before, names.current)
    forgetOld()
    saveSearchChoices(before, next)
    expectArrival({ query: next, isOtherPage: step.isOtherPage ?? false })
    navigate(next, step)
  })

  function clear(): void {
    clearSearchChoices()
    setClearings(clearings + 1)
    const cleared = queryOfPath(site.clearPath, answer.names)
    if (cleared) {
      expectArrival({ query: cleared, isOtherPage: false })
      navigate(cleared)
    } else location.assign(site.clearPath)
  }

  useEffect(() => {
    names.current = answer.names
  }, [answer])
  useOwnAddress(packed, !isWaiting && !isFailed, rename)
  useStart((start) => navigate(start, { isStart: true }))

  const search: Omit<Search, 'announce'> = {
    site,
    query,
    answer,
    isWaiting,
    clearings,
    hrefOf: (other) => searchAddress(other, answer.names),
    changeQuery,
    clear,
    keepEntry: keep,
    results,
  }
  return { search, isFailed, retry }
}

/** Returns a handler with a stable identity that always calls the latest function. */
function useLatest<Handler extends (...values: never[]) => void>(handler: Handler): Handler {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  return useCallback(((...values) => latest.current(...values)) as Handler, [])
}

/**
 * Once an answer arrives, the URL becomes the canonical one from the server: form parameters become a landing
 * page's path (ROUTE-13).
 */
function useOwnAddress(answer: ResultsAnswer, isSettled: boolean, rename: (address: string) => void): void {
  const opened = useRef(true)
  const onAnswer = useEffectEvent((answer: ResultsAnswer) => {
    const isFirst = opened.current
    opened.current = false
    // Other parameters, such as the source of the visit, stay.
    if (answer.problems.length > 0 || (isFirst && !FORM_ADDRESS.test(location.search))) return
    rename(answer.address)
  })
  useEffect(() => {
    // A query that is answered from the cache is settled at once, with another answer.
    if (isSettled) onAnswer(answer)
  }, [answer, isSettled])
}

/** Starts from the remembered choices, at the URL of all stock only (SEARCH-11, ROUTE-01). */
function useStart(open: (query: StockQuery) => void): void {
  const start = useEffectEvent(() => {
    const isAllStock = location.pathname === SEARCH_PATH && location.search === ''
    const query = isAllStock ? initialQuery() : null
    if (query) open(query)
  })
  useEffect(() => start(), [])
}
