'use client'

import { lazy, useState } from 'react'
import { island } from '@/ui/island/island'
import { useHydrated } from '@/ui/island/use-hydrated'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'
import { SaveForm, type WatchedCar } from './SaveForm'

const SaveToWatchlist = lazy(() => import('./SaveToWatchlist'))

/** Saves a vehicle to the shopper's account (WATCH-01…12). A plain form until its code has loaded. */
function WatchlistButton(car: WatchedCar) {
  const isHydrated = useHydrated()
  const [hasFailed, setHasFailed] = useState(false)
  const form = car.isSold ? null : <SaveForm car={car} />
  if (!isHydrated || hasFailed) return form
  return (
    <LazyBoundary fallback={form} onFailure={() => setHasFailed(true)}>
      <SaveToWatchlist car={car} />
    </LazyBoundary>
  )
}

export default island('watchlist-button', 'visible', WatchlistButton)
