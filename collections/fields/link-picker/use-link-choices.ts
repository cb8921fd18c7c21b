import { useEffect, useState } from 'react'
import type { LinkChoice, LinkKind } from '@/domain/content/links/link-choice'
import { callApi } from '../../admin-parts/call-api'
import { useSettled } from '../../admin-parts/use-settled'

interface Found {
  /** Null until the first answer. */
  readonly choices: readonly LinkChoice[] | null
  readonly problem: string
}

const FAILED: Found = { choices: [], problem: 'The list cannot be loaded. Try again, or type the address.' }

/** What the website has to link to. A newer question aborts the older one, whose answer stays visible while the next loads. */
export function useLinkChoices(tenant: number | null, kind: LinkKind, words: string): Found {
  const q = useSettled(words)
  const [found, setFound] = useState<Found>({ choices: null, problem: '' })
  useEffect(() => {
    if (tenant === null) return
    const leaving = new AbortController()
    const query = new URLSearchParams({ tenant: String(tenant), kind, q })
    callApi<{ choices: LinkChoice[] }>(`/pages/link-choices?${query}`, { signal: leaving.signal })
      .then(({ choices }) => setFound({ choices, problem: '' }))
      .catch(() => leaving.signal.aborted || setFound(FAILED))
    return () => leaving.abort()
  }, [tenant, kind, q])
  return found
}
