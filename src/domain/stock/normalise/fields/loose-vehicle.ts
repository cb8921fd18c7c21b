/**
 * A vehicle as a feed words it, under the specification's field names (ENT-01…13), any of which may be missing, null, blank or
 * of another type (`"$24,990"`, `"Y"`, `"31/12/2026"`). Formats map their rows to this; `normaliseVehicle` reads it.
 */
export type LooseVehicle = Record<string, unknown>

/** What a group holds that the feed does not give. */
export const noFields: LooseVehicle = {}

/** A group of fields such as `variant`; `noFields` when the feed gives none. */
export function groupOf(vehicle: LooseVehicle, name: string): LooseVehicle {
  const group = vehicle[name]
  return typeof group === 'object' && group !== null && !Array.isArray(group)
    ? (group as LooseVehicle)
    : noFields
}
