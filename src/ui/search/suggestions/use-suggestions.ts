import { useEffect, useState } from 'react'
import { matchSuggestions, type Suggestion } from '@/domain/stock/search/suggestions/suggest'
import { fetchJson } from '@/ui/query/fetch-json'

const NONE: readonly Suggestion[] = []

let loading: Promise<readonly Suggestion[]> | null = null

/**
 * Everything that the website suggests, once a page: all its search fields share it. Not a query of TanStack's, whose 10 KB would be on
 * every page for this one question that is never asked anew. Without an answer there are no suggestions, and the next focus asks again.
 */
function loadSuggestions(): Promise<readonly Suggestion[]> {
  loading ??= fetchJson<readonly Suggestion[]>('/api/stock/search/suggestions').catch((error: unknown) => {
    console.warn('Suggestions could not be loaded.', error)
    loading = null
    return NONE
  })
  return loading
}

/** What the website suggests for a text. It is fetched when a shopper comes to the field: typing asks nobody. */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const [all, setAll] = useState(NONE)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    void loadSuggestions().then((loaded) => isCurrent && setAll(loaded))
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return matchSuggestions(all, text)
}
