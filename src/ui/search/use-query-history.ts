import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { isLayerEntry, isLayerOpen } from '@/ui/stores/use-back-to-close'

export interface Step {
  /** The field they type into. Consecutive steps in one field share a history entry. */
  readonly field?: string
  readonly isStart?: boolean
}

interface EntryState {
  readonly search?: StockQuery
}

const here = () => location.pathname + location.search

/**
 * Whether the document was loaded from the current URL. It was not if the shopper has gone back or forward
 * since.
 */
function isLoadedHere(): boolean {
  const load = performance.getEntriesByType?.('navigation')[0]
  if (!load) return true
  const { pathname, search } = new URL(load.name, location.href)
  return pathname + search === here()
}

/** Writes a URL to the history and keeps other state of the entry, such as the framework's. */
function writeEntry(way: 'push' | 'replace', search: StockQuery, address: string): void {
  const state: EntryState = { ...history.state, search }
  if (way === 'push') history.pushState(state, '', address)
  else history.replaceState(state, '', address)
}

let steppedTo: string | null = null

function noteStep(): void {
  if (!isLoadedHere()) steppedTo = location.href
}

if (typeof window !== 'undefined') {
  noteStep()
  addEventListener('popstate', noteStep)
}

/**
 * Keeps the page's query in step with its URL. A choice adds a history entry. Typing in one field updates the
 * current entry, and so do choices in the filter sheet, which has an entry while it is open. Back and Forward
 * restore an entry's query.
 */
export function useQueryHistory(first: StockQuery, addressOf: (query: StockQuery) => string) {
  const [query, setQuery] = useState(first)
  const latest = useRef(first)
  const field = useRef<string | undefined>(undefined)
  /** The path and query string whose results are shown. A fragment link leaves them unchanged. */
  const shown = useRef<string | null>(null)

  const show = (next: StockQuery) => {
    latest.current = next
    setQuery(next)
  }

  function write(way: 'push' | 'replace', search: StockQuery, address: string): void {
    writeEntry(way, search, address)
    shown.current = here()
  }

  function navigate(next: StockQuery, step: Step = {}): void {
    const address = addressOf(next)
    const isSameField = step.field !== undefined && step.field === field.current
    const isSameEntry = step.isStart || isSameField || isLayerEntry() || address === here()
    write(isSameEntry ? 'replace' : 'push', next, address)
    field.current = step.field
    show(next)
  }

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    if (isLayerOpen()) return
    const { search } = (event.state ?? {}) as EntryState
    field.current = undefined
    if (search) {
      // Otherwise the framework would fetch the page from the server.
      event.stopImmediatePropagation()
      shown.current = here()
      show(search)
    } else if (here() === shown.current) write('replace', latest.current, location.href)
    else location.reload()
  })

  const start = useEffectEvent(() => {
    const { search } = (history.state ?? {}) as EntryState
    const address = search && addressOf(search)
    removeEventListener('popstate', noteStep)
    // A history step may have come before hydration. Where the framework hydrates the page, it then drops our
    // state and restores the URL that it rendered.
    if (steppedTo !== null && steppedTo !== location.href) {
      location.replace(steppedTo)
      return
    }
    if (search && address === here() && address !== addressOf(first)) {
      shown.current = address
      show(search)
    } else if (!isLoadedHere()) location.reload()
    else write('replace', latest.current, location.href)
  })

  useEffect(() => {
    start()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return {
    query,
    latest,
    navigate,
    /** Sets the current entry's URL to the canonical one from the server. */
    rename: (address: string) => address !== here() && write('replace', latest.current, address),
    /** Adds an entry for the choices made in a sheet that the Back button closed. */
    keep: () => {
      const address = addressOf(latest.current)
      if (address !== here()) write('push', latest.current, address)
    },
  }
}
