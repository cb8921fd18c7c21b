const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/**
 * What makes two records of a group the same vehicle: its VIN. A vehicle that several websites list has a record on each. Without a
 * full VIN a record is its own vehicle.
 */
export function vehicleKey({
  id,
  vin,
}: {
  readonly id: string | number
  readonly vin: string | null
}): string {
  const full = vin?.trim().toUpperCase() ?? ''
  return VIN.test(full) ? `vin:${full}` : `id:${id}`
}
