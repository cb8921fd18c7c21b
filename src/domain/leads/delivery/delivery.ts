/** How a lead reaches the people or systems that work on it. */
export const deliveryMethods = ['email', 'adf', 'webhook'] as const

export type DeliveryMethod = (typeof deliveryMethods)[number]

export const deliveryMethodLabels: Readonly<Record<DeliveryMethod, string>> = {
  email: 'Email to people',
  adf: 'ADF 1.0 by email, for a CRM',
  webhook: 'Signed webhook',
}

export const deliveryStates = ['pending', 'delivered', 'undelivered', 'cancelled'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** One attempt, as a delivery's log stores it. `answer` contains no personal data. */
export interface DeliveryAttempt {
  readonly at: string
  readonly ok: boolean
  readonly answer: string
}
