/** What a rego service knows of a vehicle. */
export interface FoundVehicle {
  /** The service's own id, which the valuation service may ask for (TRADE-02). */
  readonly id: string | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly body: string | null
}

export interface AskedRego {
  readonly rego: string
  readonly regoState: string
}
