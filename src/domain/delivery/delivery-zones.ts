/** A price for everything up to a distance. */
export interface DeliveryZone {
  readonly name: string
  /** Kilometres over the ground, the bound included. */
  readonly upToKm: number
  /** Dollars. */
  readonly price: number
}

/** The nearest zone that reaches so far; null beyond them all (DEL-04). Zones may stand in any order. */
export function zoneAt(zones: readonly DeliveryZone[], km: number): DeliveryZone | null {
  const reaching = zones.filter(({ upToKm }) => km <= upToKm)
  return reaching.toSorted((one, other) => one.upToKm - other.upToKm)[0] ?? null
}

/** What a site decides about the price of delivery. */
export interface DeliverySettings {
  readonly 'runningCosts.deliveryZones': readonly DeliveryZone[]
  /** Of a service that prices delivery; empty goes by the zones. */
  readonly 'integrations.deliveryUrl': string
}

/** Whether a site can price delivery at all: without zones and without a service there is no calculator (DEL-01). */
export function pricesDelivery(settings: DeliverySettings): boolean {
  return settings['integrations.deliveryUrl'] !== '' || settings['runningCosts.deliveryZones'].length > 0
}
