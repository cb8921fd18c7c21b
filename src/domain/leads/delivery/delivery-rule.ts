import type { DeliveryMethod } from './delivery'

/** Where leads go. An empty condition matches every lead. */
export interface DeliveryRule {
  readonly id: number
  readonly name: string
  readonly isActive: boolean
  /** Applies only if no other rule matches. */
  readonly onlyWithoutOthers: boolean
  readonly forms: readonly string[]
  readonly categories: readonly string[]
  readonly carTypes: readonly string[]
  readonly locations: readonly number[]
  readonly dealerships: readonly number[]
  readonly method: DeliveryMethod
  /** For `email` and `adf`. */
  readonly emails: readonly string[]
  /** For `webhook`. */
  readonly webhookUrl: string | null
}

/** What rules look at. */
export interface RoutedLead {
  readonly formKey: string
  readonly category: string
  readonly locationId: number | null
  readonly dealershipId: number | null
  /** `new`, `demo` or `used`; null for a lead without a vehicle. */
  readonly carType: string | null
}
