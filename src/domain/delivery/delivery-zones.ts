export interface DeliveryZone {
  readonly name: string
  /** Kilometres in a straight line, included. */
  readonly upToKm: number
  /** Dollars. */
  readonly price: number
}

/** The smallest zone that includes the distance; null beyond the last zone (DEL-04). Zones may be in any order. */
export function zoneAt(zones: readonly DeliveryZone[], km: number): DeliveryZone | null {
  const reaching = zones.filter(({ upToKm }) => km <= upToKm)
  return reaching.toSorted((one, other) => one.upToKm - other.upToKm)[0] ?? null
}

export interface DeliverySettings {
  readonly 'runningCosts.deliveryZones': readonly DeliveryZone[]
  /** Empty to use the zones. */
  readonly 'integrations.deliveryUrl': string
}

/** Without zones and a service there is no calculator (DEL-01). */
export function pricesDelivery(settings: DeliverySettings): boolean {
  return settings['integrations.deliveryUrl'] !== '' || settings['runningCosts.deliveryZones'].length > 0
}
