import { useEffect, useState } from 'react'
import { matchSuggestions, type Suggestion } from '@/domain/stock/search/suggestions/suggest'
import { fetchJson } from '@/ui/query/fetch-json'

const NONE: readonly Suggestion[] = []

let loading: Promise<readonly Suggestion[]> | null = null

/**
 * Loads all suggestions of the website once per page; all search fields share them. Not a TanStack query,
 * whose 10 KB would be on every page for one request that never changes. After a failure there are no
 * suggestions, and the next focus retries.
 */
function loadSuggestions(): Promise<readonly Suggestion[]> {
  loading ??= fetchJson<readonly Suggestion[]>('/api/stock/search/suggestions').catch((error: unknown) => {
    console.warn('Suggestions could not be loaded.', error)
    loading = null
    return NONE
  })
  return loading
}

/** Returns the suggestions for a text. They load when the field gets the focus; typing sends no request. */
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
