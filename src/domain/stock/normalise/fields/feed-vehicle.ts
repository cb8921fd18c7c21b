/**
 * A vehicle as a feed gives it, with the specification's field names (ENT-01…13). Any field may be missing, null, blank
 * or of another type (`"$24,990"`, `"Y"`, `"31/12/2026"`). Formats map their rows to this; `normaliseVehicle` reads it.
 */
export type FeedVehicle = Record<string, unknown>

export const noFields: FeedVehicle = {}

/** Returns a group of fields such as `variant`, or `noFields` when the feed does not give it. */
export function groupOf(vehicle: FeedVehicle, name: string): FeedVehicle {
  const group = vehicle[name]
  return typeof group === 'object' && group !== null && !Array.isArray(group)
    ? (group as FeedVehicle)
    : noFields
}
