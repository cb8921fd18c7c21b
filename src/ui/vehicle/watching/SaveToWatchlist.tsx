'use client'

import { Queries } from '@/ui/query/Queries'
import type { WatchedCar } from './SaveForm'
import { useWatchlist } from './use-watchlist'
import { WatchlistToast } from './WatchlistToast'

interface Props {
  car: WatchedCar
  /** Whether the form was submitted while this code was loading. */
  isPressed?: boolean
}

/** The button in a hydrated page. */
export default function SaveToWatchlist({ car, isPressed = false }: Props) {
  return (
    <Queries>
      <Toggle car={car} isPressed={isPressed} />
    </Queries>
  )
}

function Toggle({ car, isPressed }: Required<Props>) {
  const { isSaved, isBusy, toggle, toast, dismiss } = useWatchlist(car, isPressed)
  // Sold, and not in the list: there is nothing to do (WATCH-04).
  const isHidden = car.isSold && !isSaved && !isBusy
  return (
    <>
      {!isHidden && (
        <button
          type="button"
          className="watchlist-button"
          aria-pressed={isSaved}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={toggle}
        >
          {isBusy && (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
            />
          )}
          {isSaved ? 'In your watchlist' : 'Save to watchlist'}
        </button>
      )}
      <WatchlistToast toast={toast} href={car.listHref} onDismiss={dismiss} />
    </>
  )
}
