export interface WatchedCar {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** A sold vehicle can be removed, and not saved (WATCH-04). */
  readonly isSold: boolean
  /** The website's watchlist page (ROUTE-29). */
  readonly listHref: string
}

export function SaveForm({ car }: { car: WatchedCar }) {
  return (
    <form method="post" action="/api/watchlist/save-car">
      <input type="hidden" name="car_id" value={car.id} />
      <button type="submit" className="watchlist-button">
        Save to watchlist
      </button>
    </form>
  )
}
