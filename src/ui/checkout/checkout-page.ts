import type { FieldProblem } from '@/domain/leads/form/check-answers'

export interface CheckoutStart {
  readonly vehicle: {
    readonly id: string
    readonly name: string
    readonly path: string
    readonly price: string
  }
  /** `$200.00` */
  readonly deposit: string
  readonly terms: string
  /** Makes the form sent twice one reservation. */
  readonly requestKey: string
  readonly returned: {
    readonly values: Readonly<Record<string, string | readonly string[] | boolean>>
    readonly problems: readonly FieldProblem[]
  } | null
}

export interface CheckoutStep {
  readonly token: string
  /** Null for an invoice. */
  readonly vehicle: { readonly name: string; readonly path: string } | null
  readonly invoiceNumber: string | null
  readonly amount: string
  readonly refunded: string | null
  readonly reference: string
  /** The form of the page that could not be processed: `pay`, `confirm` or `refund`. Null for none. */
  readonly failed: string | null
  readonly state: 'pay' | 'confirm' | 'waiting' | 'reserved' | 'ended' | 'returned' | 'unavailable'
  /** When the hold or the reservation ends, as the dealer's clock shows it. */
  readonly endsAt: string | null
  readonly failure: string | null
  readonly isSandbox: boolean
  /** What Stripe's form in the browser needs. */
  readonly stripe: {
    readonly publishableKey: string
    readonly clientSecret: string
    readonly returnUrl: string
  } | null
  readonly canRefund: boolean
  readonly isVehicleGone: boolean
}
