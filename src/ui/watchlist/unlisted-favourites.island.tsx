'use client'

import { useEffect, useRef, useState } from 'react'
import { MAX_SAVED, savedPath } from '@/domain/vehicle/saved/saved-vehicles'
import { island } from '@/ui/island/island'
import { readFavourites, useFavourites } from '@/ui/stores/favourites'
import type { SavedList } from '@/ui/stores/saved-list'

const has = (saved: SavedList, slug: string) => saved.some((each) => each.slug === slug)

/**
 * Returns the shopper's favourites while they include all listed vehicles; null for somebody else's list. The
 * page's URL follows the favourites of the shopper's own list.
 */
function useOwnWatchlist(listed: readonly string[]): SavedList | null {
  const saved = useFavourites()
  const before = useRef<SavedList | null>(null)
  const [isOwn, setIsOwn] = useState(false)

  useEffect(() => {
    if (before.current === null) {
      before.current = readFavourites()
      setIsOwn(listed.every((slug) => has(readFavourites(), slug)))
    }
    if (!isOwn || saved === before.current) return
    const left = listed.filter((slug) => has(saved, slug))
    window.history.replaceState(window.history.state, '', savedPath(window.location.pathname, left))
  }, [saved, isOwn, listed])

  return isOwn ? saved : null
}

/** Shows how many saved vehicles exceed a full page of the shopper's own list (FAV-06). */
function UnlistedFavourites({ listed }: { listed: readonly string[] }) {
  const own = useOwnWatchlist(listed)
  if (!own || listed.length < MAX_SAVED) return null
  const others = own.filter(({ slug }) => !listed.includes(slug)).length
  if (others === 0) return null
  return ` Not shown: ${others} more. Remove some of these and open your watchlist again to see them.`
}

export default island('unlisted-favourites', 'idle', UnlistedFavourites)
