/** Where a payment is. A failed one can still succeed: the shopper tries another card with the same payment. */
export type PaymentState =
  | 'created'
  | 'processing'
  | 'requires_action'
  | 'failed'
  | 'canceled'
  | 'succeeded'
  | 'part_refunded'
  | 'refunded'

export const paymentStates: readonly PaymentState[] = [
  'created',
  'processing',
  'requires_action',
  'failed',
  'canceled',
  'succeeded',
  'part_refunded',
  'refunded',
]

export interface Payment {
  readonly state: PaymentState
  readonly amountCents: number
  readonly refundedCents: number
}

const PAID: ReadonlySet<PaymentState> = new Set(['succeeded', 'part_refunded', 'refunded'])

/** Whether the money was taken, whatever was returned since. */
export const isPaid = (state: PaymentState): boolean => PAID.has(state)

/** Whether the provider may still take money. */
export const isOpenPayment = (state: PaymentState): boolean => !isPaid(state) && state !== 'canceled'
