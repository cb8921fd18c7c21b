'use client'

import { MAX_SAVED } from '@/domain/vehicle/saved/saved-vehicles'
import { island } from '@/ui/island/island'
import { useFavourites } from '@/ui/stores/favourites'

/** Sends this browser's favourites with the form, which adds them to the account's watchlist. */
function SavedHere() {
  const slugs = useFavourites()
    .slice(0, MAX_SAVED)
    .map(({ slug }) => slug)
  return <input type="hidden" name="favourites" value={slugs.join(',')} readOnly />
}

export default island('saved-here', 'load', SavedHere)
