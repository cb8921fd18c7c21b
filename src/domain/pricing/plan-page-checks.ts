import { type CheckedVehicle, displayedPrice, type ShownPrice } from './price-check'

/** What the page of each vehicle showed when it was last opened, by the vehicle's id. */
export type ShownPages = ReadonlyMap<number, ShownPrice>

export interface PageCheckPlan<V> {
  readonly open: readonly V[]
  /** Pages beyond the limit, for the next check. */
  readonly putOff: readonly V[]
}

/**
 * Which vehicles' pages to open: pages that were never opened, pages of vehicles that changed, and pages that did not show the price that they
 * should show now. The last are those that were wrong, those of new prices, even if the feed gives no date of change, and after a change of
 * the site's price settings all others. If there are too many, half of them are pages that were never opened or put off.
 */
export function planPageChecks<V extends CheckedVehicle>(
  vehicles: readonly V[],
  {
    shown,
    isChanged,
    settings,
    most,
  }: {
    shown: ShownPages
    isChanged: (vehicle: V) => boolean
    settings: Parameters<typeof displayedPrice>[1]
    most: number
  },
): PageCheckPlan<V> {
  const unknown = vehicles.filter(({ id }) => !shown.has(id))
  const again = vehicles.filter(
    (vehicle) =>
      shown.has(vehicle.id) &&
      (isChanged(vehicle) || shown.get(vehicle.id) !== displayedPrice(vehicle, settings, 'page')),
  )
  const half = Math.floor(most / 2)
  const due = [...again.slice(0, half), ...unknown, ...again.slice(half)]
  return { open: due.slice(0, most), putOff: due.slice(most) }
}

/** What is known of the pages after a check. Pages that were put off count as never opened, and so do vehicles that are not listed now. */
export function afterPageChecks(
  listed: readonly CheckedVehicle[],
  before: ShownPages,
  { opened, putOff }: { opened: ShownPages; putOff: readonly CheckedVehicle[] },
): ShownPages {
  const left = new Set(putOff.map(({ id }) => id))
  const known = new Map<number, ShownPrice>()
  for (const { id } of listed) {
    const price = opened.has(id) ? opened.get(id) : left.has(id) ? undefined : before.get(id)
    if (price !== undefined) known.set(id, price)
  }
  return known
}
