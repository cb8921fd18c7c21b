interface Place {
  readonly id: number
  readonly dealershipId: number
  readonly isMain: boolean
}

interface PlacedVehicle {
  readonly location_id: string | null
  readonly dealership_id: string
}

/**
 * The location that a lead is for: the chosen one, else the vehicle's, else the main one of the vehicle's dealership, else
 * the website's main one. `places` are in the website's order, main ones first.
 */
export function leadPlace<P extends Place>(
  places: readonly P[],
  chosen: string | null,
  vehicle: PlacedVehicle | null,
): P | null {
  const withId = (id: string | null) => places.find((place) => String(place.id) === id)
  return (
    withId(chosen) ??
    withId(vehicle?.location_id ?? null) ??
    places.find(({ dealershipId }) => String(dealershipId) === vehicle?.dealership_id) ??
    places[0] ??
    null
  )
}

/** The dealership of a lead: that of the chosen location, else the vehicle's, else that of the lead's location. */
export function leadDealership(
  place: Place | null,
  chosen: string | null,
  vehicle: PlacedVehicle | null,
): number | null {
  if (place && String(place.id) === chosen) return place.dealershipId
  return vehicle ? Number(vehicle.dealership_id) : (place?.dealershipId ?? null)
}
