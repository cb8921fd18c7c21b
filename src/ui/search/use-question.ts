import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { isLayerEntry, isLayerOpen } from '@/ui/stores/use-back-to-close'

/** What a shopper did to get to other results. */
export interface Step {
  /** The field they type into: what follows in the same field belongs to the same history entry. */
  readonly field?: string
  /** They only arrived. */
  readonly isStart?: boolean
}

interface EntryState {
  /** The question of a history entry. */
  readonly search?: StockQuery
}

const here = () => location.pathname + location.search

/** Whether the document was loaded from this address: it was not when the shopper has gone back or forward since. */
function isLoadedHere(): boolean {
  const load = performance.getEntriesByType?.('navigation')[0]
  if (!load) return true
  const { pathname, search } = new URL(load.name, location.href)
  return pathname + search === here()
}

/** Writes an address into the history. Other parts of the entry's state, such as the framework's, stay. */
function writeEntry(way: 'push' | 'replace', search: StockQuery, address: string): void {
  const state: EntryState = { ...history.state, search }
  if (way === 'push') history.pushState(state, '', address)
  else history.replaceState(state, '', address)
}

/** Where a step through the history led before hydration. */
let steppedTo: string | null = null

function noteStep(): void {
  if (!isLoadedHere()) steppedTo = location.href
}

if (typeof window !== 'undefined') {
  noteStep()
  addEventListener('popstate', noteStep)
}

/**
 * The question that the page asks, in step with its address: a choice is a new history entry, typing on in one field stays in the
 * same one, and so does everything chosen in the sheet of filters, which has an entry of its own while it is open. Back and forward
 * ask the entry's question again.
 */
export function useQuestion(first: StockQuery, addressOf: (query: StockQuery) => string) {
  const [query, setQuery] = useState(first)
  const latest = useRef(first)
  const field = useRef<string | undefined>(undefined)
  /** The path and query of the address whose question is shown: a link to a place on the page leaves them as they are. */
  const shown = useRef<string | null>(null)

  const show = (next: StockQuery) => {
    latest.current = next
    setQuery(next)
  }

  function write(way: 'push' | 'replace', search: StockQuery, address: string): void {
    writeEntry(way, search, address)
    shown.current = here()
  }

  function ask(next: StockQuery, step: Step = {}): void {
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
      // The framework would ask the server for the page.
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
    // A step through the history may have come before hydration. Where the framework hydrates the page, it then drops our state and
    // writes the address back that it rendered.
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
    /** The question as it is now, for whoever changes it after a pause. */
    latest,
    ask,
    /** Gives the current entry the address that the server has for its question. */
    rename: (address: string) => address !== here() && write('replace', latest.current, address),
    /** Writes an entry for what was chosen in a sheet that the Back button closed. */
    keep: () => {
      const address = addressOf(latest.current)
      if (address !== here()) write('push', latest.current, address)
    },
  }
}
