import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { queryOfPath, searchAddress } from '@/domain/stock/search/landing/search-address'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { forgetSearchChoices, keepSearchChoices, startingQuery } from '@/ui/stores/search-choices'
import { readAnswer } from './read-answer'
import type { ResultsAnswer } from './results-answer'
import type { Ask, Search } from './search-context'
import type { SearchSite } from './search-site'
import { useAnswer } from './use-answer'
import { useArrival } from './use-arrival'
import { useQuestion } from './use-question'

/** The fields that a plain form sends, which the page's own address has other names for. */
const FORM_ADDRESS = /^\?(query|page|sortBy|hitsPerPage|near|range|refinementList)\b/

/** The page of results in the browser: what is asked, what is shown, and how one follows the other. */
export function useStockSearch(site: SearchSite, first: ResultsAnswer) {
  const names = useRef(readAnswer(first, site).names)
  const hrefOf = (query: StockQuery) => searchAddress(query, names.current)
  const { query, latest, ask: askFor, rename, keep } = useQuestion(first.query, hrefOf)
  const { answer: packed, isWaiting, isFailed, retry, forgetOld } = useAnswer(query, first, site.seed)
  const answer = useMemo(() => readAnswer(packed, site), [packed, site])
  const [clearings, setClearings] = useState(0)
  const results = useRef<HTMLElement>(null)
  const expectArrival = useArrival(query, isWaiting, results)

  const ask = useLatest<Ask>((change, step = {}) => {
    const before = latest.current
    const next = change(before, names.current)
    forgetOld()
    keepSearchChoices(before, next)
    expectArrival({ query: next, isOtherPage: step.isOtherPage ?? false })
    askFor(next, step)
  })

  function clear(): void {
    forgetSearchChoices()
    setClearings(clearings + 1)
    const cleared = queryOfPath(site.clearPath, answer.names)
    if (cleared) {
      expectArrival({ query: cleared, isOtherPage: false })
      askFor(cleared)
    } else location.assign(site.clearPath)
  }

  useEffect(() => {
    names.current = answer.names
  }, [answer])
  useOwnAddress(packed, !isWaiting && !isFailed, rename)
  useStart((start) => askFor(start, { isStart: true }))

  const search: Omit<Search, 'announce'> = {
    site,
    query,
    answer,
    isWaiting,
    clearings,
    hrefOf: (other) => searchAddress(other, answer.names),
    ask,
    clear,
    keepEntry: keep,
    results,
  }
  return { search, isFailed, retry }
}

/** A handler that is the same function at every rendering, and does what it was given at the last. */
function useLatest<Handler extends (...values: never[]) => void>(handler: Handler): Handler {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  return useCallback(((...values) => latest.current(...values)) as Handler, [])
}

/** Once an answer is there, the address is the one that the server has for it: a form's fields become a landing page's path (ROUTE-13). */
function useOwnAddress(answer: ResultsAnswer, isSettled: boolean, rename: (address: string) => void): void {
  const opened = useRef(true)
  const onAnswer = useEffectEvent((answer: ResultsAnswer) => {
    const isFirst = opened.current
    opened.current = false
    // Whatever else an address says, such as where a visitor came from, stays.
    if (answer.problems.length > 0 || (isFirst && !FORM_ADDRESS.test(location.search))) return
    rename(answer.address)
  })
  useEffect(() => {
    // A search that is settled at once, from the cache, has another answer.
    if (isSettled) onAnswer(answer)
  }, [answer, isSettled])
}

/** Starts from what lasts, at the address of all stock alone (SEARCH-11, ROUTE-01). */
function useStart(ask: (query: StockQuery) => void): void {
  const start = useEffectEvent(() => {
    const isAllStock = location.pathname === SEARCH_PATH && location.search === ''
    const query = isAllStock ? startingQuery() : null
    if (query) ask(query)
  })
  useEffect(() => start(), [])
}
