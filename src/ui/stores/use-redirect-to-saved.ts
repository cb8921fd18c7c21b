import { useEffect, useEffectEvent, useState } from 'react'
import { replacePage } from './replace-page'
import type { SavedList } from './saved-list'

interface SavedPage {
  /**
   * The URL parameter that lists vehicles. A URL that has it is left alone: the server found no vehicle in
   * it.
   */
  readonly parameter: string
  readonly read: () => SavedList
  readonly addressOf: (slugs: readonly string[]) => string
}

/**
 * Redirects a page of saved vehicles to a URL that lists the shopper's own, so that the server can render
 * them and the page can be shared. Does so only when the URL lists none. Returns true once there are known to
 * be none.
 */
export function useRedirectToSaved({ parameter, read, addressOf }: SavedPage): boolean {
  const [isEmpty, setIsEmpty] = useState(false)

  const open = useEffectEvent(() => {
    const saved = read()
    const isNamed = new URLSearchParams(window.location.search).has(parameter)
    if (isNamed || saved.length === 0) setIsEmpty(true)
    else replacePage(addressOf(saved.map(({ slug }) => slug)))
  })

  useEffect(() => open(), [])
  return isEmpty
}
