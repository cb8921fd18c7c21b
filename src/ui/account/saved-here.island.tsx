'use client'

import { island } from '@/ui/island/island'
import { useFavourites } from '@/ui/stores/favourites'

/** The server reads no more. */
const MOST = 60

/** Sends this browser's favourites with the form, which adds them to the account's watchlist. */
function SavedHere() {
  const slugs = useFavourites()
    .slice(0, MOST)
    .map(({ slug }) => slug)
  return <input type="hidden" name="favourites" value={slugs.join(',')} readOnly />
}

export default island('saved-here', 'load', SavedHere)
