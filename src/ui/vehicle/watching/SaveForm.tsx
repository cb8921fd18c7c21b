import type { SubmitEvent } from 'react'

export interface WatchedCar {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** A sold vehicle can be removed, and not saved (WATCH-04). */
  readonly isSold: boolean
  /** The website's watchlist page (ROUTE-29). */
  readonly listHref: string
}

interface Props {
  car: WatchedCar
  /** Without it, the browser sends the form. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

export function SaveForm({ car, onSubmit }: Props) {
  return (
    <form method="post" action="/api/watchlist/save-car" onSubmit={onSubmit}>
      <input type="hidden" name="car_id" value={car.id} />
      <button type="submit" className="watchlist-button">
        Save to watchlist
      </button>
    </form>
  )
}
