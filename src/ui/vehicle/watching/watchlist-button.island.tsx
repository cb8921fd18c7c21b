'use client'

import { lazy, type SubmitEvent, Suspense, useEffect, useState } from 'react'
import { island } from '@/ui/island/island'
import { SaveForm, type WatchedCar } from './SaveForm'

// The form works without the code, also when its file cannot be loaded.
const SaveToWatchlist = lazy(() => import('./SaveToWatchlist').catch(() => ({ default: SaveForm })))

/** Saves a vehicle to the shopper's account (WATCH-01…12). A plain form until its code has loaded. */
function WatchlistButton(car: WatchedCar) {
  const [isHydrated, setIsHydrated] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    setIsPressed(true)
  }
  const form = car.isSold ? null : <SaveForm car={car} onSubmit={press} />
  return isHydrated ? (
    <Suspense fallback={form}>
      <SaveToWatchlist car={car} isPressed={isPressed} />
    </Suspense>
  ) : (
    form
  )
}

export default island('watchlist-button', 'visible', WatchlistButton)
